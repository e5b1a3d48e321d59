import type { Clock } from './clock.ts'

/** The times of the last two responses of a server, less the time that ran since, by the clock with which they were received. */
const lastTimes = new WeakMap<TimedServer, readonly number[]>()

/** A client of a server, with the device's clock. */
interface TimedServer {
  readonly clock: Clock
}

/** The time that no one can set, if the clock has it. */
function runningTime(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now()
}

/**
 * Remembers the time of a server, the `date` of a response. A browser shows it only for the page's own origin, such as a proxy, or on a
 * server's request. One that comes from a cache, and so has an `age` (RFC 9111), tells nothing: caches may keep the date or set another.
 */
export function noteServerTime(server: TimedServer, headers: Pick<Headers, 'get'>): void {
  const startedAt = Date.parse(headers.get('date') ?? '') - runningTime(server.clock)
  if (Number.isNaN(startedAt) || Number(headers.get('age') ?? 0) !== 0) return
  lastTimes.set(server, [...(lastTimes.get(server) ?? []), startedAt].slice(-2))
}

/** By how much a device's clock may be ahead before that counts: a header is in whole seconds, and takes time to arrive. */
const leastAheadMs = 60_000

/**
 * How far the device's clock is behind, in whole seconds but as milliseconds; negative if it is ahead by more than a minute, and 0 if it is
 * right, or if no server said.
 */
export function behindServerMs(server: TimedServer): number {
  const { clock } = server
  const times = lastTimes.get(server)
  // While a page is rendered on a server, no clock is read.
  if (!times) return 0
  // A cache may not say that a response is old, so the later one counts; a single wrong date doesn't count for long.
  const startedAt = Math.max(...times)
  const behindMs = Math.floor((startedAt + runningTime(clock) - clock.now()) / 1_000) * 1_000
  return behindMs > 0 || behindMs < -leastAheadMs ? behindMs : 0
}
