import { checkPath } from '../../../decode/checkPath.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { isServicePath } from '../../../schemas/servicePath.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `check-endpoint`, `post-endpoint`: requests and signatures go to the service and nowhere else. */
export function* endpointRules({ items }: AuditInput): Iterable<AuditFinding> {
  for (const item of items) {
    if (item.check && checkPath(item.check, item.requestId) === undefined) {
      const message = 'A step asks to be followed in an unsafe place.'
      yield finding({ rule: 'check-endpoint', message, item, facts: { endpoint: item.check.endpoint } })
    }
    if (item.kind === 'signature' && !isServicePath(item.data.post.endpoint)) {
      const message = 'A signature is asked to be sent to an unsafe place.'
      yield finding({ rule: 'post-endpoint', message, item, facts: { endpoint: item.data.post.endpoint } })
    }
  }
}
