import type { AuditRuleCheck } from '../../auditFinding.ts'
import { compareDecimals } from './compareDecimals.ts'

/** The quote counts the token that it pays in the units that the integrator knows. */
export const outputDecimals: AuditRuleCheck = ({ quote: { details }, tokens }) =>
  compareDecimals(details.currencyOut.currency, tokens)
