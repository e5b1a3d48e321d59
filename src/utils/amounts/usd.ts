import { toDecimal } from './toDecimal.ts'

/** Digits after the point that are counted with. */
const usdDecimals = 18

/** Reads US dollars, a decimal string, in units of 10^-18; undefined when the text is not a number. */
export function parseUsd(usd: string | undefined): bigint | undefined {
  const match = usd?.match(/^(-?)(\d+)(?:\.(\d+))?$/)
  if (!match) return undefined
  const [, sign, integer = '', fraction = ''] = match
  const units = BigInt(integer + fraction.slice(0, usdDecimals).padEnd(usdDecimals, '0'))
  return sign === '-' ? -units : units
}

/** Writes units of 10^-18 US dollars as a decimal string. */
export function toUsdText(units: bigint): string {
  return toDecimal(units, usdDecimals)
}
