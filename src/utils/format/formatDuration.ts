import { numberFormat } from '../locale/intlFormats.ts'

/** The largest unit of which there are two at least, and its length in seconds. */
const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Writes a duration in the locale's own short unit, rounded up: `45 sec`, `3 min`, `2 hr`.
 *
 * @param seconds Not below zero.
 */
export function formatDuration(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, length]) => seconds >= 2 * length) ?? units[2]
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.ceil(seconds / length))
}
