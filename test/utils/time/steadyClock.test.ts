import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clockOffset,
  hasSteadyClock,
  keepClock,
  rememberClock,
  setBackMs,
} from '../../../src/utils/time/steadyClock.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function ask(): object {
  const answer = {}
  rememberClock(answer, systemClock, clockOffset(systemClock))
  return answer
}
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

it('default: hasSteadyClock: is true while the clock runs evenly', () => {
  const answer = ask()
  vi.advanceTimersByTime(3_600_000)
  expect([hasSteadyClock(answer), setBackMs(answer)]).toEqual([true, 0])
})

it('behavior: setBackMs: adds up whole seconds of all times that the clock was set back', () => {
  const answer = ask()
  setClock(-999)
  expect([hasSteadyClock(answer), setBackMs(answer)]).toEqual([true, 0])
  setClock(-1)
  expect(setBackMs(answer)).toBe(1_000)
  vi.advanceTimersByTime(60_000)
  setClock(-29_000)
  expect([hasSteadyClock(answer), setBackMs(answer)]).toEqual([false, 30_000])
})

it('behavior: setBackMs: is zero for a clock that was set ahead', () => {
  const answer = ask()
  setClock(60_000)
  expect([hasSteadyClock(answer), setBackMs(answer)]).toEqual([false, 0])
})

it('behavior: keepClock: dates a copy like its original, or as the clock runs now', () => {
  const answer = ask()
  setClock(-30_000)
  expect(setBackMs(keepClock(answer, {}))).toBe(30_000)
  expect(setBackMs(keepClock(answer, {}, true))).toBe(0)
})

it('parameters: knows nothing of answers that this page didn’t request', () => {
  setClock(-30_000)
  expect([hasSteadyClock({}), setBackMs({}), setBackMs(keepClock({}, {}))]).toEqual([false, 0, 0])
})

it('parameters: assumes that a clock without its own monotonic time runs evenly', () => {
  const { now, sleep } = systemClock
  const clock = { now, sleep }
  const answer = {}
  rememberClock(answer, clock, clockOffset(clock))
  setClock(-30_000)
  expect([hasSteadyClock(answer), setBackMs(answer)]).toEqual([true, 0])
})
