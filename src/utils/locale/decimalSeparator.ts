import { numberFormat } from './intlFormats.ts'
import { perLocale } from './perLocale.ts'

/** All decimal separators in use. */
export type DecimalSeparator = '.' | ',' | '٫'

/** The decimal separator of a locale. Cached, since it is needed with each key press. */
export const decimalSeparatorOf = perLocale((locale): DecimalSeparator => {
  const text = numberFormat(locale).format(1.5)
  return text.includes(',') ? ',' : text.includes('٫') ? '٫' : '.'
})
