import type { AuditRuleCheck } from '../../auditFinding.ts'
import { compareDecimals } from './compareDecimals.ts'

/** The quote counts the token that it pays in the units that the integrator knows, and everywhere in the same. */
export const outputDecimals: AuditRuleCheck = (input) =>
  compareDecimals(input.quote.details.currencyOut.currency, input)
