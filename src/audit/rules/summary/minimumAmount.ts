import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The guaranteed amount is no more than the quoted one. */
export const minimumAmount: AuditRuleCheck = function* ({ quote: { details } }) {
  const { amount, minimumAmount: minimum } = details.currencyOut
  if (minimum == null || minimum <= amount) return
  yield { message: 'The guaranteed amount is above the quoted one.', facts: { minimum, amount } }
}
