import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'

/**
 * True if an amount's text has only one reading: plain digits, at most the locale's own decimal separator, and not three digits after it,
 * which could be taken for a group. An ambiguous amount is repeated in the locale's own format.
 */
export function isUnambiguousAmount(text: string, locale: string): boolean {
  if (/^[0-9]*$/.test(text)) return true
  const [integer = '', fraction = '', ...more] = text.split(decimalSeparatorOf(locale))
  if (more.length > 0 || !/^[0-9]*$/.test(integer + fraction)) return false
  return fraction.length !== 3 || /^0*$/.test(integer)
}
