import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { decodeOrder } from '../../../decode/order/decodeOrder.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The quote, and the order behind it where one is shown, pay who was asked to be paid. */
export const recipient: AuditRuleCheck = function* ({ quote: { details, parameters, protocol } }) {
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield {
      message: 'The quote pays someone else than was asked.',
      facts: { recipient: details.recipient },
    }
  }
  const order = decodeOrder(protocol?.v2?.orderData)
  for (const { recipient } of order?.output?.payments ?? []) {
    if (isSameAddress(recipient, details.recipient)) continue
    yield { message: 'The order pays someone else than the quote says.', facts: { recipient } }
  }
}
