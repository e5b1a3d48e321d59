import type { Quote } from '../../../actions/getQuote.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** What contracts are called for is the request of the quote. */
export const otherRequest: AuditRuleCheck = function* ({ quote, transactions }) {
  for (const { item, decoded } of transactions) {
    if (decoded.kind !== 'call' || !isForOther(quote, item.data.data, item.requestId)) continue
    yield {
      message: 'A transaction does not name the request that it is for.',
      item,
      facts: { requestId: item.requestId ?? '' },
    }
  }
}

/** Contracts tell deposits apart by the id of the request, or of its order. */
function isForOther({ protocol }: Quote, data: string, requestId: string | undefined): boolean {
  const ids = [requestId, protocol?.v2?.orderId].map(String).filter((id) => bytes32Pattern.test(id))
  const calldata = data.toLowerCase()
  return ids.length > 0 && ids.every((id) => !calldata.includes(id.slice(2).toLowerCase()))
}
