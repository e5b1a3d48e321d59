import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { wrongDecimals } from '../../input/wrongDecimals.ts'

/** The quote uses the decimals that the integrator knows for the output token, and the same ones everywhere. */
export const outputDecimals: AuditRuleCheck = function* (input) {
  const finding = wrongDecimals(input.quote.details.currencyOut.currency, input)
  if (finding) yield finding
}
