import { describe, expect, it } from 'vitest'
import type { Clock } from '@causeway/react/actions'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { behindServerMs, noteServerTime } from '../../../src/utils/time/serverTime.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')
const dateOf = (ms: number) => new Date(ms).toUTCString()

/** A clock that the test sets, beside the time that runs. */
function createClock(now = noon) {
  const time = { now, elapsed: 500 }
  const clock: Clock = { ...systemClock, now: () => time.now, elapsed: () => time.elapsed }
  const pass = (ms: number) => {
    time.now += ms
    time.elapsed += ms
  }
  return { clock, time, pass }
}

const note = (clock: Clock, date: string | null, age?: string) =>
  noteServerTime(clock, new Headers({ ...(date !== null && { date }), ...(age !== undefined && { age }) }))

describe('behindServerMs', () => {
  it('default: is zero until a server reports its time, or if its clock agrees or is behind', () => {
    const { clock, pass } = createClock()
    expect(behindServerMs(clock)).toBe(0)
    for (const date of [null, '', 'noon', dateOf(noon), dateOf(noon - 5_000)]) {
      note(clock, date)
      expect(behindServerMs(clock)).toBe(0)
    }
    pass(9_000)
    expect(behindServerMs(clock)).toBe(0)
  })

  it('behavior: is the difference, whenever the clock was set, and whatever an older response says', () => {
    const { clock, time, pass } = createClock()
    note(clock, dateOf(noon + 90_000))
    expect(behindServerMs(clock)).toBe(90_000)
    pass(60_000)
    note(clock, dateOf(noon))
    expect(behindServerMs(clock)).toBe(90_000)
    time.now -= 3_600_000
    expect(behindServerMs(clock)).toBe(3_690_000)
    time.now += 3_690_000
    expect(behindServerMs(clock)).toBe(0)
  })

  it('behavior: treats a clock without a running time as one that was not set', () => {
    const clock: Clock = { now: () => noon, sleep: systemClock.sleep }
    note(clock, dateOf(noon + 2_000))
    expect(behindServerMs(clock)).toBe(2_000)
  })

  it('behavior: is negative once the clock is ahead by more than a minute', () => {
    const { clock } = createClock()
    note(clock, dateOf(noon - 61_000))
    expect(behindServerMs(clock)).toBe(-61_000)
    note(clock, dateOf(noon - 60_000))
    expect(behindServerMs(clock)).toBe(0)
  })

  it.each([
    ['3600', 0],
    ['0', -3_600_000],
    ['-5', -3_600_000],
    ['old', -3_600_000],
    ['7200', 3_600_000],
  ])('behavior: counts the age of a response from a cache: %s', (age, behindMs) => {
    const { clock } = createClock()
    note(clock, dateOf(noon - 3_600_000), age)
    expect(behindServerMs(clock)).toBe(behindMs)
  })
})
