import { numberFormat } from '../../locale/intlFormats.ts'

/** Writes a whole number of a unit of time, short, as the locale does: `1 min`. */
export function formatUnit(value: number, unit: 'hour' | 'minute' | 'second', locale: string): string {
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(value)
}
