import type { LedgerCurrency } from '../chains/chain.ts'
import { divide, parseUsd, wholeBps } from './money.ts'

/** A swap source's state for a pair, which determines its price by the formula of `contracts/SwapSource.sol`. */
export interface SwapState {
  feeBps: number
  /** Prices of base units, as `toSwapPrice` makes them. */
  priceIn: bigint
  priceOut: bigint
  /** The source's reserve of the currency that it pays, in base units. */
  reserveOut: bigint
}

/** Price of a currency's base unit in US dollars, with 36 decimals. */
export function toSwapPrice({ priceUsd, decimals }: Pick<LedgerCurrency, 'priceUsd' | 'decimals'>): bigint {
  return (parseUsd(priceUsd) * 10n ** 18n) / 10n ** BigInt(decimals)
}

/** The current output of a swap, in base units. */
export function swapOutput({ feeBps, priceIn, priceOut, reserveOut }: SwapState, amountIn: bigint): bigint {
  const fair = (amountIn * priceIn * BigInt(wholeBps - feeBps)) / (priceOut * BigInt(wholeBps))
  return fair === 0n ? 0n : (fair * reserveOut) / (reserveOut + fair)
}

/** The smallest input with at least this output; undefined if the source can't pay it. */
export function swapInput(
  { feeBps, priceIn, priceOut, reserveOut }: SwapState,
  amountOut: bigint,
): bigint | undefined {
  if (amountOut >= reserveOut) return undefined
  const fair = divide(amountOut * reserveOut, reserveOut - amountOut, 'up')
  return divide(fair * priceOut * BigInt(wholeBps), priceIn * BigInt(wholeBps - feeBps), 'up')
}

/** The price impact of a swap of this size, without its fee, in basis points. */
export function swapImpactBps({ reserveOut, ...state }: SwapState, amountIn: bigint): number {
  const fair = (amountIn * state.priceIn) / state.priceOut
  return fair === 0n ? 0 : Number((fair * BigInt(wholeBps)) / (reserveOut + fair))
}
