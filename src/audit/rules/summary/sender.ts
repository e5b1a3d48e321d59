import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `sender`: the quote is for the account that requested it. */
export function* senderRules({ quote: { details, parameters } }: AuditInput): Iterable<AuditFinding> {
  if (isSameAddress(details.sender, parameters.user)) return
  yield finding({
    rule: 'sender',
    message: 'The quote is for another account.',
    facts: { sender: details.sender },
  })
}
