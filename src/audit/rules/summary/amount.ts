import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** The largest amount that a token can count (ERC-20). */
const maxAmount = 2n ** 256n - 1n

/** `input-amount`, `output-amount`: the amount that was requested, on the side that it was requested for. */
export function* amountRules({ quote: { details, parameters } }: AuditInput): Iterable<AuditFinding> {
  const { currencyIn, currencyOut } = details
  const { tradeType, amount } = parameters
  if (currencyIn.amount > maxAmount || (tradeType === 'EXACT_INPUT' && currencyIn.amount !== amount)) {
    yield finding({
      rule: 'input-amount',
      message: 'The quote takes another amount than was asked.',
      facts: { actual: currencyIn.amount, ...(tradeType === 'EXACT_INPUT' && { expected: amount }) },
    })
  }
  if (tradeType !== 'EXACT_INPUT' && currencyOut.amount < amount) {
    yield finding({
      rule: 'output-amount',
      message: 'The quote pays less than was asked.',
      // An expected output is a wish that the service may fall short of; the user must know.
      severity: tradeType === 'EXACT_OUTPUT' ? 'block' : 'confirm',
      facts: { expected: amount, actual: currencyOut.amount },
    })
  }
}
