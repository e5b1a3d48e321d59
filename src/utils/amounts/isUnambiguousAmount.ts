import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'

/**
 * True when nobody can read an amount's text in another way: plain digits, at most the reader's own decimal sign,
 * and not three digits after it, which a reader of other pages would take for a group. What is ambiguous is
 * said again in the locale's own form.
 */
export function isUnambiguousAmount(text: string, locale: string): boolean {
  if (/^[0-9]*$/.test(text)) return true
  const [integer = '', fraction = '', ...more] = text.split(decimalSeparatorOf(locale))
  if (more.length > 0 || !/^[0-9]*$/.test(integer + fraction)) return false
  return fraction.length !== 3 || /^0*$/.test(integer)
}
