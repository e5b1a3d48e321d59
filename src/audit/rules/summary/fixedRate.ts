import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** If a fixed rate was requested, the quote doesn't state another kind of rate. */
export const fixedRate: AuditRuleCheck = function* ({ quote: { parameters, details } }) {
  if (parameters.fixedRate === undefined || details.isFixedRate !== false) return
  yield { message: 'A fixed rate was requested, and the rate of the quote is not fixed.' }
}
