import { isDecimal } from '../amounts/decimal.ts'
import { numberFormat } from '../locale/intlFormats.ts'

/** Maximum significant digits of a rate. */
const maxRateDigits = 6

/** Formats a rate given as a decimal string, rounded down; undefined if the text isn't a number, or is a negative one. */
export function formatRate(rate: string | undefined, locale: string): string | undefined {
  if (!isDecimal(rate) || rate.startsWith('-')) return undefined
  return numberFormat(locale, {
    maximumSignificantDigits: maxRateDigits,
    roundingMode: 'floor',
  }).format(rate)
}
