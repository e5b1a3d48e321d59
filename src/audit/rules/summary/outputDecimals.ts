import type { AuditRuleCheck } from '../../auditFinding.ts'
import { wrongDecimals } from '../../input/wrongDecimals.ts'

/** The quote counts the token that it pays in the units that the integrator knows, and everywhere in the same. */
export const outputDecimals: AuditRuleCheck = function* (input) {
  const finding = wrongDecimals(input.quote.details.currencyOut.currency, input)
  if (finding) yield finding
}
