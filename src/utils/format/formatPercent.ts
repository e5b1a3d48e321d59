import { maxBasisPoints } from '../amounts/basisPoints.ts'
import { numberFormat } from '../locale/intlFormats.ts'

const style = { style: 'percent', maximumFractionDigits: 2 } as const

/** Writes a percentage given as a decimal string, rounded down; undefined when the text is not a number. */
export function formatPercent(percent: string | undefined, locale: string): string | undefined {
  if (!percent?.match(/^-?\d+(\.\d+)?$/)) return undefined
  // A text with an exponent is formatted without passing through a float (ECMA-402, NumberFormat v3).
  return numberFormat(locale, { ...style, roundingMode: 'floor' }).format(`${percent}e-2` as `${number}`)
}

/** Writes basis points as a percentage. */
export function formatBasisPoints(bps: number, locale: string): string {
  return numberFormat(locale, style).format(bps / maxBasisPoints)
}
