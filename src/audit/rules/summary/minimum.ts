import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { basisPointsPattern } from '../../../schemas/base/primitives.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

const basisPoints = 10_000n

/** `minimum-amount`, `minimum-slippage`: what is guaranteed is what was requested, less no more than the tolerance. */
export function* minimumRules({ quote: { details, parameters } }: AuditInput): Iterable<AuditFinding> {
  const { amount, minimumAmount } = details.currencyOut
  if (minimumAmount == null) return
  if (minimumAmount > amount) {
    yield finding({
      rule: 'minimum-amount',
      message: 'The guaranteed amount is above the quoted one.',
      facts: { minimum: minimumAmount, amount },
    })
  }
  const floor = floorOf({ details, parameters })
  if (minimumAmount < floor) {
    yield finding({
      rule: 'minimum-slippage',
      message: 'The guaranteed amount is lower than the slippage tolerance allows.',
      severity: 'confirm',
      facts: { minimum: minimumAmount, floor },
    })
  }
}

/** An exact output does not slip. Where no tolerance was asked for, the one that the quote shows counts, if it does. */
function floorOf({ details, parameters }: Pick<Quote, 'details' | 'parameters'>): bigint {
  if (parameters.tradeType === 'EXACT_OUTPUT') return parameters.amount
  const tolerance = String(parameters.slippageTolerance ?? details.slippageTolerance?.total)
  if (!basisPointsPattern.test(tolerance)) return 0n
  return (details.currencyOut.amount * (basisPoints - BigInt(tolerance))) / basisPoints
}
