import { parseFixed } from './decimal.ts'
import { toDecimal } from './toDecimal.ts'

/** Decimal digits used in calculations. */
const usdDecimals = 18

/** Parses a decimal string in US dollars to units of 10^-18; undefined if the text isn't a number. */
export function parseUsd(usd: string | undefined): bigint | undefined {
  return parseFixed(usd, usdDecimals)
}

/**
 * The value of an amount in base units in US dollars, as a decimal string; undefined if unknown.
 *
 * @param price US dollars for one whole token, a decimal string.
 */
export function usdOf(
  amount: bigint,
  { decimals, price }: { decimals: number; price: string | undefined },
): string | undefined {
  const units = parseUsd(price)
  return units === undefined ? undefined : toUsdText((amount * units) / 10n ** BigInt(decimals))
}

/** Writes units of 10^-18 US dollars as a decimal string. */
export function toUsdText(units: bigint): string {
  return toDecimal(units, usdDecimals)
}
