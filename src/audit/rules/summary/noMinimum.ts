import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isDoneByUser } from '../../facts/isDoneByUser.ts'

/** The quote guarantees an amount, where it is not the user's own transaction that makes it. */
export const noMinimum: AuditRuleCheck = function* (input) {
  const { amount, minimumAmount = 0n } = input.quote.details.currencyOut
  // `output-amount` tells of nothing.
  if (minimumAmount > 0n || amount === 0n || isDoneByUser(input)) return
  yield { message: 'The quote guarantees no amount.', facts: { amount } }
}
