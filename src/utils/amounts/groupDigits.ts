import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'
import { groupingOf } from '../locale/grouping.ts'

/**
 * Groups the digits of an amount that is being entered, in the user's locale: `1234567.50` becomes `1,234,567.50`. Anything but a plain
 * number in that locale stays unchanged, so that grouping never changes the meaning.
 */
export function groupDigits(text: string, locale: string): string {
  // Most amounts are too short to group, so `Intl` isn't used.
  if (!/[0-9]{4}/.test(text)) return text
  const decimal = decimalSeparatorOf(locale)
  const at = text.indexOf(decimal)
  const integer = at < 0 ? text : text.slice(0, at)
  const rest = at < 0 ? '' : text.slice(at)
  const { separator, size, largerSize, minimumDigits } = groupingOf(locale)
  if (!/^[0-9]+$/.test(integer) || !/^[0-9]*$/.test(rest.slice(1)) || integer.length < minimumDigits) {
    return text
  }
  const groups = [integer.slice(-size)]
  for (let left = integer.slice(0, -size); left !== ''; left = left.slice(0, -largerSize)) {
    groups.unshift(left.slice(-largerSize))
  }
  return groups.join(separator) + rest
}
