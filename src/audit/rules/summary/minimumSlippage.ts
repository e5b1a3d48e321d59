import type { Quote } from '../../../actions/getQuote.ts'
import { basisPointsPattern } from '../../../schemas/base/primitives.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

const basisPoints = 10_000n

/** The guaranteed amount is the quoted one, less no more than the tolerance. */
export const minimumSlippage: AuditRuleCheck = function* ({ quote }) {
  const { minimumAmount: minimum } = quote.details.currencyOut
  const floor = floorOf(quote)
  if (minimum == null || minimum >= floor) return
  yield {
    message: 'The guaranteed amount is lower than the slippage tolerance allows.',
    facts: { minimum, floor },
  }
}

/** An exact output does not slip. Where no tolerance was asked for, the one that the quote shows counts, if it does. */
function floorOf({ details, parameters }: Quote): bigint {
  if (parameters.tradeType === 'EXACT_OUTPUT') return parameters.amount
  const tolerance = String(parameters.slippageTolerance ?? details.slippageTolerance?.total)
  if (!basisPointsPattern.test(tolerance)) return 0n
  return (details.currencyOut.amount * (basisPoints - BigInt(tolerance))) / basisPoints
}
