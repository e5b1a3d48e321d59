import type { Quote } from '../../../actions/getQuote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { decodeOrder } from '../../../decode/order/decodeOrder.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The order refunds who was asked to be refunded. */
export const orderRefund: AuditRuleCheck = function* ({ quote }) {
  const order = decodeOrder(quote.protocol?.v2?.orderData)
  for (const { recipient } of order?.inputs?.flatMap(({ refunds = [] }) => refunds) ?? []) {
    if (refundeesOf(quote).some((expected) => isSameAddress(expected, recipient))) continue
    yield { message: 'The order refunds someone else than was asked.', facts: { recipient } }
  }
}

/** Without a word from the user, the service refunds the recipient, else the user. */
function refundeesOf({ parameters: { user, recipient = user, refundTo } }: Quote): string[] {
  return refundTo === undefined ? [recipient, user] : [refundTo]
}
