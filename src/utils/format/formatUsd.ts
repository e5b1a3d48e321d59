import { numberFormat } from '../locale/intlFormats.ts'
import { roundingModes, type Rounding } from '../amounts/rounding.ts'

interface FormatUsdOptions {
  /** BCP 47 language tag. */
  locale: string
  rounding: Rounding
}

/** Writes US dollars given as a decimal string; undefined when the text is not a number. */
export function formatUsd(
  usd: string | undefined,
  { locale, rounding }: FormatUsdOptions,
): string | undefined {
  if (!usd?.match(/^-?\d+(\.\d+)?$/)) return undefined
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    roundingMode: roundingModes[rounding],
  })
  const isTiny = /^-?0*\.00\d*$/.test(usd) && /[1-9]/.test(usd)
  const write = (value: string) => holdCurrencySign(format.format(value as `${number}`))
  if (!isTiny) return write(usd)
  return usd.startsWith('-') ? `>${write('-0.01')}` : `<${write('0.01')}`
}

/**
 * In a line from right to left, the sign at the end of `US$` would jump before the letters, and a figure with a minus before the currency,
 * where one without stands behind it.
 */
function holdCurrencySign(text: string): string {
  return text.replace(/\u200E([-−]\S+)(?=\sUS\$$)/, '\u2066$1\u2069').replace(/US\$$/, '$&\u200E')
}
