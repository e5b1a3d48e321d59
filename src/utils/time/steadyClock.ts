import type { Clock } from './clock.ts'

/** How far a clock may drift within a day without having been set. */
const maxDriftMs = 10_000

/** By which clock each answer was requested, and how far that was from the time that no one can set. */
const clocks = new WeakMap<object, { clock: Clock; offsetMs: number }>()

/** How far a clock is from the time that no one can set; always the same for a clock without one. */
export function clockOffset(clock: Clock): number {
  return clock.elapsed ? clock.now() - clock.elapsed() : 0
}

/** Remembers by which clock this page asked for something. */
export function rememberClock(answer: object, clock: Clock, offsetMs: number): void {
  clocks.set(answer, { clock, offsetMs })
}

/**
 * Whether the clock has run evenly since this page asked for exactly this. False for terms from storage, and after a sleep
 * of the machine if the page's own time paused.
 */
export function hasSteadyClock(answer: object): boolean {
  const known = clocks.get(answer)
  return known !== undefined && Math.abs(clockOffset(known.clock) - known.offsetMs) < maxDriftMs
}

/**
 * How far the clock was set back since this page asked for exactly this, in milliseconds but whole seconds: so much more time has
 * passed than the clock says.
 */
export function setBackMs(answer: object): number {
  const known = clocks.get(answer)
  if (!known) return 0
  return Math.max(0, Math.floor((known.offsetMs - clockOffset(known.clock)) / 1_000) * 1_000)
}

/** Remembers of a copy by which clock it is dated: as it was when this page asked, or as it now is. */
export function keepClock<answer extends object>(known: object, copy: answer, isRedated = false): answer {
  const by = clocks.get(known)
  if (by) rememberClock(copy, by.clock, isRedated ? clockOffset(by.clock) : by.offsetMs)
  return copy
}
