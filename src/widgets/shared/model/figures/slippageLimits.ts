import { maxSlippageBps } from '../../../../utils/amounts/basisPoints.ts'

/**
 * Max slippage in basis points: above `most` it is rejected, above `accept` it must be accepted, above `veryHigh` and `high` and below
 * `low` it is warned about.
 */
export const slippageLimits = { most: maxSlippageBps, accept: 2_000, veryHigh: 500, high: 100, low: 5 }

/** The warning about a max slippage: a swap may fail (`low`), or deliver noticeably less than quoted. Undefined if there is none. */
export function slippageLevel(bps: number): 'low' | 'high' | 'veryHigh' | undefined {
  if (bps < slippageLimits.low) return 'low'
  if (bps > slippageLimits.veryHigh) return 'veryHigh'
  return bps > slippageLimits.high ? 'high' : undefined
}
