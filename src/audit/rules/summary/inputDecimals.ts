import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { wrongDecimals } from '../../input/wrongDecimals.ts'

/** The quote uses the decimals that the integrator knows for the input token, and the same ones everywhere. */
export const inputDecimals: AuditRuleCheck = function* (input) {
  const finding = wrongDecimals(input.quote.details.currencyIn.currency, input)
  if (finding) yield finding
}
