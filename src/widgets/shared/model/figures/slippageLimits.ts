import { maxSlippageBps } from '../../../../utils/amounts/basisPoints.ts'

/**
 * Max slippage in basis points: above `most` it is rejected, above `accept` it must be accepted, above `veryHigh` and `high` and below
 * `low` it is warned about.
 */
export const slippageLimits = { most: maxSlippageBps, accept: 2_000, veryHigh: 500, high: 100, low: 5 }
