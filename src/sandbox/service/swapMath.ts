import { parseUsd } from './money.ts'
import type { LedgerCurrency } from './ports.ts'

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

const wholeBps = 10_000
