import { maxTokenAmount } from '../../../utils/amounts/maxTokenAmount.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The quote takes the amount that was requested, where it was requested for this side. */
export const inputAmount: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { amount: actual } = details.currencyIn
  const isExact = parameters.tradeType === 'EXACT_INPUT'
  if (actual <= maxTokenAmount && (!isExact || actual === parameters.amount)) return
  yield {
    message: 'The quote takes a different amount than requested.',
    facts: { actual, ...(isExact && { expected: parameters.amount }) },
  }
}
