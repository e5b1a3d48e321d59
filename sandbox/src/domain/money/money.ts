import { formatUnits, parseUnits } from 'viem'
import type { LedgerCurrency } from '../chains/chain.ts'

/** Rounding of a division. What the solver pays rounds down, what it gets rounds up. */
export type Rounding = 'down' | 'up'

/** US dollars are counted in units of 10⁻¹⁸, so that no price and no gas cost is rounded before the end. */
export const usdDecimals = 18

/** Decimals of US dollars in responses; further ones are cut off. */
const shownUsdDecimals = 6

/** Reads a decimal string as US dollars in units of 10⁻¹⁸. */
export function parseUsd(decimal: string): bigint {
  if (!/^\d+(\.\d{1,18})?$/.test(decimal)) throw new TypeError(`"${decimal}" is not a price in US dollars.`)
  return parseUnits(decimal, usdDecimals)
}

/** Writes US dollars (units of 10⁻¹⁸) as a decimal string of at most 6 places. */
export function formatUsd(usd: bigint): string {
  return formatUnits(usd / 10n ** BigInt(usdDecimals - shownUsdDecimals), shownUsdDecimals)
}

/** The value of an amount in base units, in US dollars (units of 10⁻¹⁸). */
export function toUsd(amount: bigint, currency: LedgerCurrency, rounding: Rounding = 'down'): bigint {
  return divide(amount * parseUsd(currency.priceUsd), oneUnit(currency), rounding)
}

/** The amount of a currency that US dollars (units of 10⁻¹⁸) buy, in base units. */
export function fromUsd(usd: bigint, currency: LedgerCurrency, rounding: Rounding): bigint {
  return divide(usd * oneUnit(currency), parseUsd(currency.priceUsd), rounding)
}

/** Converts an amount to another currency at their prices, rounded once at the end. */
export function convert(
  amount: bigint,
  from: LedgerCurrency,
  to: LedgerCurrency,
  rounding: Rounding,
): bigint {
  return divide(
    amount * parseUsd(from.priceUsd) * oneUnit(to),
    parseUsd(to.priceUsd) * oneUnit(from),
    rounding,
  )
}

/** 100% in basis points. */
export const wholeBps = 10_000

/** A share of an amount, in basis points. */
export function basisPoints(amount: bigint, bps: number, rounding: Rounding): bigint {
  return divide(amount * BigInt(bps), BigInt(wholeBps), rounding)
}

/** The price of one unit of a currency in another, as a decimal string of at most 18 places. */
export function rateOf(
  { amount: input, currency: from }: { amount: bigint; currency: LedgerCurrency },
  { amount: output, currency: to }: { amount: bigint; currency: LedgerCurrency },
): string {
  return formatUnits((output * oneUnit(from) * 10n ** 18n) / (input * oneUnit(to)), 18)
}

/** `part` in percent of `whole`, signed, as a decimal string of at most 2 places. */
export function formatPercent(part: bigint, whole: bigint): string {
  return whole === 0n ? '0' : formatUnits((part * 10_000n) / whole, 2)
}

/** Divides amounts that are not negative. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  return rounding === 'down' ? numerator / denominator : (numerator + denominator - 1n) / denominator
}

function oneUnit({ decimals }: LedgerCurrency): bigint {
  return 10n ** BigInt(decimals)
}
