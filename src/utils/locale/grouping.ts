import { perLocale } from './perLocale.ts'

/** How a locale groups the digits of large numbers. */
interface Grouping {
  /** What stands between two groups. */
  separator: string
  /** Digits of the group before the decimal sign. */
  size: number
  /** Digits of each group before that one: two in India. */
  largerSize: number
  /** Shorter numbers are not grouped: four digits stay together in Spanish. */
  minimumDigits: number
}

/** Asked with each key that is typed. */
export const groupingOf = perLocale((locale): Grouping => {
  const numbers = new Intl.NumberFormat(locale)
  const parts = numbers.formatToParts(1_234_567_890)
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const separator = parts.find(({ type }) => type === 'group')?.value ?? ''
  const isShortGrouped = numbers.formatToParts(1_234).some(({ type }) => type === 'group')
  const size = sizes.at(-1) ?? 3
  return {
    separator,
    size,
    largerSize: sizes.at(-2) ?? size,
    minimumDigits: size + (isShortGrouped ? 1 : 2),
  }
})
