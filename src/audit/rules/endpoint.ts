import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isServicePath } from '../../schemas/servicePath.ts'
import { checkPath } from '../../decode/checkPath.ts'
import type { PlanItem } from '../../decode/planItems.ts'
import { finding } from '../auditFinding.ts'

/** Money that leaves can be followed through the service, and nothing of it goes elsewhere. */
export function* canBeTracked({ steps }: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
  const checked = items.flatMap((item) => (item.check ? [{ item, check: item.check }] : []))
  // The steps that a service appends to its answer may bring what signatures alone lack.
  const isToBeAppended = items.length > 0 && items.every((item) => item.kind === 'signature')
  if (checked.length === 0 && !isToBeAppended) {
    yield finding({ rule: 'request-id', message: 'The quote does not say how to follow its request.' })
  }
  const requestIds = new Set(steps.flatMap(({ requestId }) => requestId ?? []))
  if (requestIds.size > 1) {
    yield finding({
      rule: 'request-id',
      message: 'The quote names more than one request.',
      facts: { requestIds: [...requestIds].join(' ') },
    })
  }
  for (const { item, check } of checked) {
    if (checkPath(check, item.requestId) === undefined) {
      const message = 'A step asks to be followed in an unsafe place.'
      yield finding({ rule: 'check-endpoint', message, item, facts: { endpoint: check.endpoint } })
    }
  }
  for (const item of items) {
    if (item.kind === 'signature' && !isServicePath(item.data.post.endpoint)) {
      const message = 'A signature is asked to be sent to an unsafe place.'
      yield finding({ rule: 'post-endpoint', message, item, facts: { endpoint: item.data.post.endpoint } })
    }
  }
}
