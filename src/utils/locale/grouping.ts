import { perLocale } from './perLocale.ts'

/** How a locale groups the digits of large numbers. */
interface Grouping {
  /** The separator between two groups. */
  separator: string
  /** Digits of the group before the decimal separator. */
  size: number
  /** Digits of each earlier group: two in India. */
  largerSize: number
  /** Shorter numbers aren't grouped: four digits stay together in Spanish. */
  minimumDigits: number
}

/** The grouping of a locale. Cached, since it is needed with each key press. */
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
