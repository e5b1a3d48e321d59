import { numberFormat } from './intlFormats.ts'
import { perLocale } from './perLocale.ts'

/** The decimal signs of the world. */
export type DecimalSeparator = '.' | ',' | '٫'

/** The decimal sign that a locale writes. Asked with each key that is typed. */
export const decimalSeparatorOf = perLocale((locale): DecimalSeparator => {
  const text = numberFormat(locale).format(1.5)
  return text.includes(',') ? ',' : text.includes('٫') ? '٫' : '.'
})
