/** How far a clock may be set back before a moment counts as one of another time, in milliseconds: small corrections are common. */
const ignoredSetBackMs = 10_000

/**
 * How long ago a moment was, in milliseconds. If it is still to come, the clock was set back, and nobody knows how long: infinite, so that
 * nothing is put off until the clock is there again.
 */
export function msSince(moment: number, now: number): number {
  return now < moment - ignoredSetBackMs ? Infinity : Math.max(0, now - moment)
}
