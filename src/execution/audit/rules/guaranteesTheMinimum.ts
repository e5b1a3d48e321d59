import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { basisPointsPattern } from '../../../schemas/primitives.ts'
import { finding } from '../auditFinding.ts'

const basisPoints = 10_000n

/** What is guaranteed to arrive is what was asked, less no more than the tolerance. */
export function* guaranteesTheMinimum({ details, parameters }: Quote): Iterable<AuditFinding> {
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
  if (floor !== undefined && minimumAmount < floor) {
    yield finding({
      rule: 'minimum-slippage',
      message: 'The guaranteed amount is lower than the slippage tolerance allows.',
      severity: 'confirm',
      facts: { minimum: minimumAmount, floor },
    })
  }
}

/** An exact output does not slip. Where no tolerance was asked for, the one that the quote shows counts. */
function floorOf({ details, parameters }: Pick<Quote, 'details' | 'parameters'>): bigint | undefined {
  if (parameters.tradeType === 'EXACT_OUTPUT') return parameters.amount
  const tolerance = parameters.slippageTolerance?.toString() ?? details.slippageTolerance?.total
  if (tolerance === undefined || !basisPointsPattern.test(tolerance)) return undefined
  return (details.currencyOut.amount * (basisPoints - BigInt(tolerance))) / basisPoints
}
