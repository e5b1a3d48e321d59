import { decodeOrder } from '../../../decode/decodeOrder.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `recipient`: the quote, and the order behind it where one is shown, pay who was asked to be paid. */
export function* recipientRules({
  quote: { details, parameters, protocol },
}: AuditInput): Iterable<AuditFinding> {
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield finding({
      rule: 'recipient',
      message: 'The quote pays someone else than was asked.',
      facts: { recipient: details.recipient },
    })
  }
  const order = decodeOrder(protocol?.v2?.orderData)
  for (const { recipient } of order?.output?.payments ?? []) {
    if (isSameAddress(recipient, details.recipient)) continue
    yield finding({
      rule: 'recipient',
      message: 'The order pays someone else than the quote says.',
      facts: { recipient },
    })
  }
}
