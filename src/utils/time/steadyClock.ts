import type { Clock } from './clock.ts'

/** How far a clock may drift within a day without having been set, in milliseconds. */
const maxDriftMs = 10_000

/** The clock with which each response was requested, and its offset from the monotonic time then. */
const clocks = new WeakMap<object, { clock: Clock; offsetMs: number }>()

/** A clock's offset from its monotonic time; 0 for a clock without one. */
export function clockOffset(clock: Clock): number {
  return clock.elapsed ? clock.now() - clock.elapsed() : 0
}

/** Remembers the clock with which this page requested a response. */
export function rememberClock(answer: object, clock: Clock, offsetMs: number): void {
  clocks.set(answer, { clock, offsetMs })
}

/**
 * Whether the clock has run evenly since this page requested this response. False for terms from storage, and after the machine slept if
 * monotonic time paused.
 */
export function hasSteadyClock(answer: object): boolean {
  const known = clocks.get(answer)
  return known !== undefined && Math.abs(clockOffset(known.clock) - known.offsetMs) < maxDriftMs
}

/**
 * How far the clock was set back since this page requested this response, in milliseconds, rounded down to whole seconds: that much more
 * time has passed than the clock shows.
 */
export function setBackMs(answer: object): number {
  const known = clocks.get(answer)
  if (!known) return 0
  return Math.max(0, Math.floor((known.offsetMs - clockOffset(known.clock)) / 1_000) * 1_000)
}

/** Remembers the clock for a copy of a response: with its offset at the request or, if `isRedated`, its current one. */
export function keepClock<answer extends object>(known: object, copy: answer, isRedated = false): answer {
  const by = clocks.get(known)
  if (by) rememberClock(copy, by.clock, isRedated ? clockOffset(by.clock) : by.offsetMs)
  return copy
}
