import type { Quote } from '../../../actions/getQuote.ts'
import { parseBasisPoints } from '../../../schemas/base/primitives.ts'
import { allBasisPoints, maxSlippageBps } from '../../../utils/amounts/basisPoints.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The maximum tolerance if none was requested: otherwise a quote could set its own minimum. */
const maxOwnTolerance = BigInt(maxSlippageBps)

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

/** The lowest acceptable minimum. An exact output has no slippage. */
function floorOf({ details, parameters }: Quote): bigint {
  if (parameters.tradeType === 'EXACT_OUTPUT') return parameters.amount
  const requested = parseBasisPoints(parameters.slippageTolerance)
  const own = parseBasisPoints(details.slippageTolerance?.total)
  const tolerance = requested ?? (own !== undefined && own < maxOwnTolerance ? own : maxOwnTolerance)
  return (details.currencyOut.amount * (allBasisPoints - tolerance)) / allBasisPoints
}
