import { perLocale } from './perLocale.ts'

/** Replaces the hyphen that most locales use as minus sign, which is short, and allows a line break after it. */
const minusSign = '\u2212'

/** Formats numbers. The only hyphen in a number is its sign. */
type NumberFormat = Pick<Intl.NumberFormat, 'format'>

/** Cached, since creating a format takes thirty times as long as using it. */
export const numberFormat = perLocale((locale, options?: Intl.NumberFormatOptions): NumberFormat => {
  const numbers = new Intl.NumberFormat(locale, options)
  return { format: (value) => numbers.format(value).replace('-', minusSign) }
})

export const dateTimeFormat = perLocale((locale, options?: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options)
})

export const relativeTimeFormat = perLocale((locale, options?: Intl.RelativeTimeFormatOptions) => {
  return new Intl.RelativeTimeFormat(locale, options)
})

export const listFormat = perLocale((locale, options?: Intl.ListFormatOptions) => {
  return new Intl.ListFormat(locale, options)
})

export const pluralRules = perLocale((locale, options?: Intl.PluralRulesOptions) => {
  return new Intl.PluralRules(locale, options)
})
