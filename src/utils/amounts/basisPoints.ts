import { divideUp } from './divideUp.ts'

/** The whole of an amount, in basis points. */
export const maxBasisPoints = 10_000

/** The same as a `bigint`, for calculations with amounts. */
export const allBasisPoints = BigInt(maxBasisPoints)

/** The maximum slippage that users, or a quote for them, may choose, in basis points. */
export const maxSlippageBps = 5_000

/** The share of a part in a whole, in basis points, rounded up so that no loss is understated. Neither may be negative. */
export function shareUp(part: bigint, whole: bigint): bigint {
  return divideUp(part * allBasisPoints, whole)
}

/** The given basis points of an amount, rounded up. Neither may be negative. */
export function basisPointsUp(amount: bigint, bps: bigint): bigint {
  return divideUp(amount * bps, allBasisPoints)
}
