import { numberFormat } from '../../locale/intlFormats.ts'

/** Formats a whole number of a time unit in the locale's short form: `1 min`. */
export function formatUnit(value: number, unit: 'hour' | 'minute' | 'second', locale: string): string {
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(value)
}
