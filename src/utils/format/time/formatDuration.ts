import { formatUnit } from './formatUnit.ts'

/** The largest unit of which there are two at least, and its length in seconds. */
const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Writes a duration in the locale's own short unit: `45 sec`, `3 min`, `2 hr`.
 *
 * @param seconds Not below zero.
 * @param round To whole units: up for how long something takes, down for the time that is left. @default Math.ceil
 */
export function formatDuration(
  seconds: number,
  locale: string,
  round: (units: number) => number = Math.ceil,
): string {
  const [unit, length] = units.find(([, length]) => seconds >= 2 * length) ?? units[2]
  return formatUnit(round(seconds / length), unit, locale)
}
