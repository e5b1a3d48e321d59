import { toEntry } from './formatForEntry.ts'
import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'
import { parseAmount } from '../amounts/parseAmount.ts'

/** More decimals than any token in use has. */
const decimals = 36

/**
 * Converts an entered number to another locale's format: `1234.5` to `1234,5`. A half-typed number stays half typed; a text that is
 * ambiguous or not a number stays unchanged.
 */
export function rewriteNumber(text: string, from: string, to: string): string {
  const [sign, next] = [decimalSeparatorOf(from), decimalSeparatorOf(to)]
  if (sign === next) return text
  const [integer = '', fraction = '', ...more] = text.split(sign)
  if (more.length === 0 && /^[0-9]*$/.test(integer + fraction)) return text.replace(sign, next)
  const parsed = parseAmount(text, { decimals, locale: from })
  return parsed.status === 'valid' ? toEntry(parsed.amount, { decimals, locale: to }) : text
}
