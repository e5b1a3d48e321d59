import type { AuditRuleCheck } from '../../auditFinding.ts'
import { compareDecimals } from './compareDecimals.ts'

/** The quote counts the token that it takes in the units that the integrator knows. */
export const inputDecimals: AuditRuleCheck = ({ quote: { details }, tokens }) =>
  compareDecimals(details.currencyIn.currency, tokens)
