import type { LedgerCurrency } from '../chains/chain.ts'
import { divide, parseUsd, wholeBps } from './money.ts'

/** What a swap source pays for one currency in another, by the formula of `contracts/SwapSource.sol`. */
export interface SwapState {
  feeBps: number
  /** Prices of the smallest units, as `toSwapPrice` makes them. */
  priceIn: bigint
  priceOut: bigint
  /** What the source holds of the currency that it pays, in its smallest unit. */
  reserveOut: bigint
}

/** US dollars of a currency's smallest unit, with 36 decimals. */
export function toSwapPrice({ priceUsd, decimals }: Pick<LedgerCurrency, 'priceUsd' | 'decimals'>): bigint {
  return (parseUsd(priceUsd) * 10n ** 18n) / 10n ** BigInt(decimals)
}

/** What a swap pays now, in the smallest unit. */
export function swapOutput({ feeBps, priceIn, priceOut, reserveOut }: SwapState, amountIn: bigint): bigint {
  const fair = (amountIn * priceIn * BigInt(wholeBps - feeBps)) / (priceOut * BigInt(wholeBps))
  return fair === 0n ? 0n : (fair * reserveOut) / (reserveOut + fair)
}

/** The least input for which a swap pays this much; undefined when the source can't pay it at all. */
export function swapInput(
  { feeBps, priceIn, priceOut, reserveOut }: SwapState,
  amountOut: bigint,
): bigint | undefined {
  if (amountOut >= reserveOut) return undefined
  const fair = divide(amountOut * reserveOut, reserveOut - amountOut, 'up')
  return divide(fair * priceOut * BigInt(wholeBps), priceIn * BigInt(wholeBps - feeBps), 'up')
}

/** How far a swap of this size is from the price, fee aside, in basis points. */
export function swapImpactBps({ reserveOut, ...state }: SwapState, amountIn: bigint): number {
  const fair = (amountIn * state.priceIn) / state.priceOut
  return fair === 0n ? 0 : Number((fair * BigInt(wholeBps)) / (reserveOut + fair))
}
