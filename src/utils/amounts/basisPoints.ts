import { parseFixed } from './decimal.ts'
import { divideUp } from './divideUp.ts'

/** The whole of an amount, in basis points. */
export const maxBasisPoints = 10_000

/** The same as a `bigint`, for calculations with amounts. */
export const allBasisPoints = BigInt(maxBasisPoints)

/** The maximum slippage that users, or a quote for them, may choose, in basis points. */
export const maxSlippageBps = 5_000

/** Decimal digits of a percentage in calculations. */
const percentDecimals = 18

/** One percent, in the units of `parsePercent`. */
export const onePercent = 10n ** BigInt(percentDecimals)

/** Parses a percentage given as a decimal string to fractions of `onePercent`; undefined if the text isn't a number. */
export function parsePercent(percent: string | undefined): bigint | undefined {
  return parseFixed(percent, percentDecimals)
}

/** The share of a part in a whole, in basis points, rounded up so that no loss is understated. Neither may be negative. */
export function shareUp(part: bigint, whole: bigint): bigint {
  return divideUp(part * allBasisPoints, whole)
}

/** The given basis points of an amount, rounded up. Neither may be negative. */
export function basisPointsUp(amount: bigint, bps: bigint): bigint {
  return divideUp(amount * bps, allBasisPoints)
}
