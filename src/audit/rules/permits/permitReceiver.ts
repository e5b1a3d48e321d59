import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A permit is for someone whom the quote names. */
export const permitReceiver: AuditRuleCheck = function* ({ signatures, allowed, order }) {
  for (const { item, permit } of signatures) {
    if (!permit || allowed.mayReceive(permit.receiver)) continue
    // A solver may take a permit itself, where the quote's own word is all there is.
    if (allowed.trustsQuote && isSameAddress(permit.receiver, order?.solver)) continue
    yield {
      message: 'A permit is for a receiver that the quote does not name.',
      item,
      facts: { receiver: permit.receiver },
    }
  }
}
