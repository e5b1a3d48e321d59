import { numberFormat } from './intlFormats.ts'

/** The decimal signs of the world. */
export type DecimalSeparator = '.' | ',' | '٫'

/** Asked with each key that is typed. */
const known = new Map<string, DecimalSeparator>()

/** The decimal sign that a locale writes. */
export function decimalSeparatorOf(locale: string): DecimalSeparator {
  let separator = known.get(locale)
  if (!separator) {
    const text = numberFormat(locale).format(1.5)
    separator = text.includes(',') ? ',' : text.includes('٫') ? '٫' : '.'
    known.set(locale, separator)
  }
  return separator
}
