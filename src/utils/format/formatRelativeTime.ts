import { relativeTimeFormat } from '../locale/intlFormats.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Writes how long ago something was, in the largest unit that fits, minutes and hours shortened; undefined when that is less than a minute, or for ever. Both times
 * in milliseconds since the epoch.
 */
export function formatRelativeTime(then: number, now: number, locale: string): string | undefined {
  const seconds = Math.max(0, (now - then) / 1_000)
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit || seconds === Infinity) return undefined
  const [name, length] = unit
  // Shortened months are minutes in some languages: `hace 11 m`.
  const style = name === 'minute' || name === 'hour' ? 'short' : 'long'
  return relativeTimeFormat(locale, { numeric: 'auto', style }).format(-Math.floor(seconds / length), name)
}
