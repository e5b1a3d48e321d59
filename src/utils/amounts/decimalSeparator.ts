import { numberFormat } from '../numberFormat.ts'

/** The decimal signs of the world. */
export type DecimalSeparator = '.' | ',' | '٫'

/** The decimal sign that a locale writes. */
export function decimalSeparatorOf(locale: string): DecimalSeparator {
  const text = numberFormat(locale).format(1.5)
  if (text.includes(',')) return ','
  return text.includes('٫') ? '٫' : '.'
}
