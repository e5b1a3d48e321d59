import { numberFormat } from '../../utils/numberFormat.ts'
/** Writes basis points as a percentage. */
export function formatPercent(bps: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000)
}
