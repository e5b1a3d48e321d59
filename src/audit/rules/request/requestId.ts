import { depositAddressItems } from '../../../decode/quoteItems.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote is about one request and names its ID, by which it is tracked even if no step names an endpoint. */
export const requestId: AuditRuleCheck = function* ({ quote, items }) {
  // With signatures only, the steps that the provider appends to its response may contain the ID.
  const isToBeAppended = items.length > 0 && items.every((item) => item.kind === 'signature')
  const followed = [...items, ...depositAddressItems(quote.steps)]
  if (!followed.some((item) => item.requestId != null) && !isToBeAppended) {
    yield { message: 'The quote does not say which request to follow.' }
  }
  const requestIds = new Set(quote.steps.flatMap(({ requestId }) => requestId ?? []))
  if (requestIds.size > 1) {
    yield {
      message: 'The quote names more than one request.',
      facts: { requestIds: [...requestIds].join(' ') },
    }
  }
}
