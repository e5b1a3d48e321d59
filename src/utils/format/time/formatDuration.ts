import { formatUnit } from './formatUnit.ts'

/** Units and their lengths in seconds. The largest unit of which there are at least two is used. */
const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Formats a duration with the locale's short unit: `45 sec`, `3 min`, `2 hr`.
 *
 * @param seconds Must not be negative.
 * @param round Rounds to whole units: up for how long something takes, down for the time left. @default Math.ceil
 */
export function formatDuration(
  seconds: number,
  locale: string,
  round: (units: number) => number = Math.ceil,
): string {
  const [unit, length] = units.find(([, length]) => seconds >= 2 * length) ?? units[2]
  return formatUnit(round(seconds / length), unit, locale)
}
