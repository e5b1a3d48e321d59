import { numberFormat } from '../locale/intlFormats.ts'
import { isDecimal } from '../amounts/decimal.ts'
import { roundingModes, type Rounding } from '../amounts/rounding.ts'

interface FormatUsdOptions {
  /** BCP 47 language tag. */
  locale: string
  rounding: Rounding
}

/** Formats US dollars given as a decimal string; undefined if the text isn't a number. */
export function formatUsd(
  usd: string | undefined,
  { locale, rounding }: FormatUsdOptions,
): string | undefined {
  if (!isDecimal(usd)) return undefined
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    roundingMode: roundingModes[rounding],
  })
  const isTiny = /^-?0*\.00\d*$/.test(usd) && /[1-9]/.test(usd)
  const write = (value: `${number}`) => holdCurrencySign(format.format(value))
  if (!isTiny) return write(usd)
  return usd.startsWith('-') ? `>${write('-0.01')}` : `<${write('0.01')}`
}

/**
 * Isolates the currency sign. In right-to-left text, the `$` of `US$` would move before the letters, and a negative figure before the
 * currency, while a positive one is after it.
 */
function holdCurrencySign(text: string): string {
  return text.replace(/\u200E([-−]\S+)(?=\sUS\$$)/, '\u2066$1\u2069').replace(/US\$$/, '$&\u200E')
}
