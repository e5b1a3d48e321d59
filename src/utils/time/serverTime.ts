import type { Clock } from './clock.ts'

/** The latest time that a server's response had, less the time that ran since, by the clock with which it was received. */
const latest = new WeakMap<Clock, number>()

/** The time that no one can set, if the clock has it. */
function runningTime(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now()
}

/**
 * Remembers the time of a server: the `date` of a response and, if it came from a cache, its `age` there (RFC 9111). A browser shows the
 * headers only for the page's own origin, such as a proxy, or on a server's request.
 */
export function noteServerTime(clock: Clock, headers: Pick<Headers, 'get'>): void {
  const ageMs = Number(headers.get('age') ?? 0) * 1_000
  const sentAt = Date.parse(headers.get('date') ?? '') + (ageMs > 0 ? ageMs : 0)
  const startedAt = sentAt - runningTime(clock)
  // A cache may not say how old a response is, so the latest one counts.
  if (startedAt > (latest.get(clock) ?? -Infinity)) latest.set(clock, startedAt)
}

/** By how much a device's clock may be ahead before that counts: a header is in whole seconds, and takes time to arrive. */
const leastAheadMs = 60_000

/**
 * How far the device's clock is behind, in whole seconds but as milliseconds; negative if it is ahead by more than a minute, and 0 if it is
 * right, or if no server said.
 */
export function behindServerMs(clock: Clock): number {
  const startedAt = latest.get(clock)
  // While a page is rendered on a server, no clock is read.
  if (startedAt === undefined) return 0
  const behindMs = Math.floor((startedAt + runningTime(clock) - clock.now()) / 1_000) * 1_000
  return behindMs > 0 || behindMs < -leastAheadMs ? behindMs : 0
}
