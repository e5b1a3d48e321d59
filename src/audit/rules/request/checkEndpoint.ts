import { statusPathOf } from '../../../decode/statusPathOf.ts'
import { depositAddressItems } from '../../../decode/quoteItems.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Requests are tracked at the provider and nowhere else. */
export const checkEndpoint: AuditRuleCheck = function* ({ items, quote }) {
  const followed = [
    ...items.map((item) => ({ ...item, item })),
    ...depositAddressItems(quote.steps).map((place) => ({ ...place, item: undefined })),
  ]
  for (const { check, requestId, item } of followed) {
    if (!check || statusPathOf({ check, requestId }) !== undefined) continue
    const message = 'A step asks for its status to be read from an unsafe address.'
    yield { message, item, facts: { endpoint: check.endpoint } }
  }
}
