import type { AuditRuleCheck } from '../../auditFinding.ts'
import { compareDecimals } from './compareDecimals.ts'

/** The quote counts the token that it takes in the units that the integrator knows, and everywhere in the same. */
export const inputDecimals: AuditRuleCheck = (input) =>
  compareDecimals(input.quote.details.currencyIn.currency, input)
