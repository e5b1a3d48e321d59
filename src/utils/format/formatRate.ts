import { numberFormat } from '../locale/intlFormats.ts'

/** Digits of a rate that are worth reading. */
const maxRateDigits = 6

/** Writes a rate given as a decimal string, rounded down; undefined when the text is not a number. */
export function formatRate(rate: string | undefined, locale: string): string | undefined {
  if (!rate?.match(/^\d+(\.\d+)?$/)) return undefined
  return numberFormat(locale, {
    maximumSignificantDigits: maxRateDigits,
    roundingMode: 'floor',
  }).format(rate as `${number}`)
}
