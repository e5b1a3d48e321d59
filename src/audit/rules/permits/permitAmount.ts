import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** A permit is for at most the input. */
export const permitAmount: AuditRuleCheck = function* ({ quote: { details }, signatures }) {
  for (const { item, permit } of signatures) {
    if (!permit || permit.amount <= details.currencyIn.amount) continue
    yield {
      message: 'A permit is above the quoted amount.',
      item,
      facts: { amount: permit.amount, allowed: details.currencyIn.amount },
    }
  }
}
