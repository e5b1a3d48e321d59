import { formatDuration } from './formatDuration.ts'
import { formatUnit } from './formatUnit.ts'

/**
 * Formats an estimated duration, for use after a tilde: `45 sec`, `1 min`, `3 min`. From a minute on, seconds aren't shown, since the
 * estimate isn't that precise.
 *
 * @param seconds Must not be negative.
 */
export function formatEstimate(seconds: number, locale: string): string {
  if (seconds < 60) return formatDuration(seconds, locale)
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? formatUnit(1, 'minute', locale) : formatDuration(minutes * 60, locale, Math.round)
}
