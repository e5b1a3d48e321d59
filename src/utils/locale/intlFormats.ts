import { perLocale } from './perLocale.ts'

/** Most locales write the hyphen of a keyboard in its place, which is short, and breaks a line after it. */
const minusSign = '\u2212'

/** Writes numbers; nothing that a number holds is a hyphen, but for its sign. */
type NumberFormat = Pick<Intl.NumberFormat, 'format'>

/** Creating one costs thirty times as much as using it, so each is created once. */
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
