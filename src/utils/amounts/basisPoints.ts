import { divideUp } from './divideUp.ts'

/** All of an amount, in basis points. */
export const maxBasisPoints = 10_000

/** The same, to calculate with amounts. */
export const allBasisPoints = BigInt(maxBasisPoints)

/** The most slippage that users may choose, and that a quote may choose for them, in basis points. */
export const maxSlippageBps = 5_000

/** Which share of a whole a part is, in basis points, rounded up, so that no loss is told smaller than it is. Neither is negative. */
export function shareUp(part: bigint, whole: bigint): bigint {
  return divideUp(part * allBasisPoints, whole)
}

/** That many basis points of an amount, rounded up. Neither is negative. */
export function basisPointsUp(amount: bigint, bps: bigint): bigint {
  return divideUp(amount * bps, allBasisPoints)
}
