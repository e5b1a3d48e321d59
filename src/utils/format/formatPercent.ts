import { maxBasisPoints } from '../amounts/basisPoints.ts'
import { isDecimal } from '../amounts/decimal.ts'
import { numberFormat } from '../locale/intlFormats.ts'
import { roundingModes, type Rounding } from '../amounts/rounding.ts'

const style = { style: 'percent', maximumFractionDigits: 2 } as const

interface FormatPercentOptions {
  /** BCP 47 language tag. */
  locale: string
  rounding: Rounding
}

/** Formats a percentage given as a decimal string; undefined if the text isn't a number. */
export function formatPercent(
  percent: string | undefined,
  { locale, rounding }: FormatPercentOptions,
): string | undefined {
  if (!isDecimal(percent)) return undefined
  // A text with an exponent is formatted without passing through a float (ECMA-402, NumberFormat v3).
  const format = numberFormat(locale, { ...style, roundingMode: roundingModes[rounding] })
  return format.format(`${percent}e-2` as `${number}`)
}

/** Formats basis points as a percentage. */
export function formatBasisPoints(bps: number, locale: string): string {
  return numberFormat(locale, style).format(bps / maxBasisPoints)
}
