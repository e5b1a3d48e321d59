import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { isServicePath } from '../../../schemas/servicePath.ts'
import { checkPath } from '../../checkPath.ts'
import type { PlanItem } from '../../planItems.ts'
import { finding } from '../auditFinding.ts'

/** Money that leaves can be followed through the service, and nothing of it goes elsewhere. */
export function* canBeTracked(_: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
  const checked = items.filter((item) => item.check)
  const posts = items.some((item) => item.kind === 'signature')
  // The steps that a service appends to its answer may bring what the first ones lack.
  if (checked.length === 0 && !posts) {
    yield finding({ rule: 'request-id', message: 'The quote does not say how to follow its request.' })
  }
  if (new Set(checked.map(({ requestId }) => requestId)).size > 1) {
    yield finding({ rule: 'request-id', message: 'The quote names more than one request.' })
  }
  for (const item of checked) {
    if (item.requestId === undefined || checkPath(item.check, item.requestId) === undefined) {
      const message = 'A step asks to be followed in an unsafe place.'
      yield finding({ rule: 'check-endpoint', message, item })
    }
  }
  for (const item of items) {
    if (item.kind === 'signature' && !isServicePath(item.data.post.endpoint)) {
      const message = 'A signature is asked to be sent to an unsafe place.'
      yield finding({ rule: 'post-endpoint', message, item })
    }
  }
}
