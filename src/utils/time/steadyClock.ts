import { pageTime, type Clock } from './clock.ts'

/** How far a clock may drift within a day without having been set. */
const toleranceMs = 10_000

/** How far the clock was from the page's own time, which no one can set, when this page asked for something. */
const asked = new WeakMap<object, { clock: Clock; offsetMs: number }>()

/** The offset of a clock from the page's own time. */
export function clockOffset(clock: Clock): number {
  return clock.now() - pageTime()
}

/** Remembers by which clock this page asked for the terms. */
export function rememberClock(terms: object, clock: Clock, offsetMs: number): void {
  asked.set(terms, { clock, offsetMs })
}

/**
 * Whether the clock has run evenly since this page asked for exactly these terms. False for terms from storage, and after a sleep
 * of the machine if the page's own time paused.
 */
export function hasSteadyClock(terms: object): boolean {
  const known = asked.get(terms)
  return known !== undefined && Math.abs(clockOffset(known.clock) - known.offsetMs) < toleranceMs
}
