/** How far a moment may be in the future, in milliseconds, before the clock counts as set back: small corrections are common. */
const ignoredSetBackMs = 10_000

/**
 * How long ago a moment was, in milliseconds. If it is in the future, the clock was set back by an unknown time: infinite, so that nothing
 * waits until the clock gets there again.
 */
export function msSince(moment: number, now: number): number {
  return now < moment - ignoredSetBackMs ? Infinity : Math.max(0, now - moment)
}
