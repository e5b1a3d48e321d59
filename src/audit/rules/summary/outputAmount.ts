import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote pays more than zero, and the requested amount if the request sets the output. */
export const outputAmount: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { tradeType, amount: expected, txs = [] } = parameters
  const { amount: actual } = details.currencyOut
  // Calls may need no funds.
  if (actual === 0n && !(expected === 0n && txs.length > 0)) {
    yield { message: 'The quote pays nothing.', facts: { actual } }
    return
  }
  if (tradeType === 'EXACT_INPUT' || actual >= expected) return
  yield {
    message: 'The quote pays less than requested.',
    // The provider may deliver less than an expected output; the user must know.
    severity: tradeType === 'EXACT_OUTPUT' ? 'block' : 'confirm',
    facts: { expected, actual },
  }
}
