import { formatDuration } from './formatDuration.ts'
import { formatUnit } from './formatUnit.ts'

/**
 * Writes about how long something takes, beside a tilde: `45 sec`, `1 min`, `3 min`. From a minute on nobody knows the seconds.
 *
 * @param seconds Not below zero.
 */
export function formatEstimate(seconds: number, locale: string): string {
  if (seconds < 60) return formatDuration(seconds, locale)
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? formatUnit(1, 'minute', locale) : formatDuration(minutes * 60, locale, Math.round)
}
