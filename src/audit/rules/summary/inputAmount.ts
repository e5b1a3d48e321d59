import { maxTokenAmount } from '../../../utils/amounts/maxTokenAmount.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote takes the requested amount, if the request sets the input. */
export const inputAmount: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { amount: actual } = details.currencyIn
  const isExact = parameters.tradeType === 'EXACT_INPUT'
  if (actual <= maxTokenAmount && (!isExact || actual === parameters.amount)) return
  yield {
    message: 'The quote takes a different amount than requested.',
    facts: { actual, ...(isExact && { expected: parameters.amount }) },
  }
}
