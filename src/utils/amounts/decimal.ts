/** A number of whole tokens, exact. */
export interface Units {
  amount: bigint
  decimals: number
}

/** The digits of a decimal number. */
interface DecimalDigits {
  isNegative: boolean
  integer: string
  /** Behind the point; empty without one. */
  fraction: string
}

/**
 * A decimal number as the provider writes it: digits, and maybe a minus sign before them and a point between them. No plus sign, grouping or
 * exponent.
 */
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

/** Longest text that `parseDecimal` accepts; no token has more digits. */
const maxLength = 120

/** Reads the digits of a decimal number; undefined for any other text. */
function readDecimal(text: string | undefined): DecimalDigits | undefined {
  const match = text?.match(decimal)
  if (!match) return undefined
  const [, sign, integer = '', fraction = ''] = match
  return { isNegative: sign === '-', integer, fraction }
}

/** Whether a text is a decimal number, which may be negative. */
export function isDecimal(text: string | undefined): text is `${number}` {
  return readDecimal(text) !== undefined
}

/** Parses a decimal number to units of 10^-`decimals`, without what is below them; undefined for any other text. */
export function parseFixed(text: string | undefined, decimals: number): bigint | undefined {
  const digits = readDecimal(text)
  if (!digits) return undefined
  const { isNegative, integer, fraction } = digits
  const units = BigInt(integer + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return isNegative ? -units : units
}

/** Parses a decimal number of the provider exactly; undefined for any other text, and for a negative number. */
export function parseDecimal(text: string | undefined): Units | undefined {
  const digits = text !== undefined && text.length <= maxLength ? readDecimal(text) : undefined
  if (!digits || digits.isNegative) return undefined
  const { integer, fraction } = digits
  return { amount: BigInt(integer + fraction), decimals: fraction.length }
}
