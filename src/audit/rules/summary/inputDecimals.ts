import type { AuditRuleCheck } from '../../auditFinding.ts'
import { wrongDecimals } from '../../input/wrongDecimals.ts'

/** The quote counts the token that it takes in the units that the integrator knows, and everywhere in the same. */
export const inputDecimals: AuditRuleCheck = function* (input) {
  const finding = wrongDecimals(input.quote.details.currencyIn.currency, input)
  if (finding) yield finding
}
