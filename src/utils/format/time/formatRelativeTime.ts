import { dateTimeFormat, relativeTimeFormat } from '../../locale/intlFormats.ts'
import { maxTime } from './formatDateTime.ts'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats how long ago something was, in the largest unit that fits, with minutes and hours abbreviated; after a week, its day, and after
 * most of a year, its month and year. Undefined if it is less than a minute or infinitely long ago. Both times are in milliseconds since
 * the epoch.
 */
export function formatRelativeTime(then: number, now: number, locale: string): string | undefined {
  const seconds = Math.max(0, (now - then) / 1_000)
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit || Math.abs(then) > maxTime) return undefined
  const days = seconds / 86_400
  if (days >= 7) {
    const date = days < 330 ? ({ day: 'numeric' } as const) : ({ year: 'numeric' } as const)
    return dateTimeFormat(locale, { ...date, month: 'short' }).format(then)
  }
  const [name, length] = unit
  const style = name === 'day' ? 'long' : 'short'
  return relativeTimeFormat(locale, { numeric: 'auto', style }).format(-Math.floor(seconds / length), name)
}
