import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isDoneByUser } from '../../facts/isDoneByUser.ts'

/** The quote guarantees a minimum amount, unless the user's own transaction delivers it. */
export const noMinimum: AuditRuleCheck = function* (input) {
  const { amount, minimumAmount = 0n } = input.quote.details.currencyOut
  // `output-amount` covers an output of zero.
  if (minimumAmount > 0n || amount === 0n || isDoneByUser(input)) return
  yield { message: 'The quote guarantees no amount.', facts: { amount } }
}
