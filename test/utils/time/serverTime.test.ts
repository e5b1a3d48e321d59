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
  return { server: { clock }, time, pass }
}

const note = (server: { clock: Clock }, date: string | null, age?: string) =>
  noteServerTime(server, new Headers({ ...(date !== null && { date }), ...(age !== undefined && { age }) }))

describe('behindServerMs', () => {
  it('default: is zero until a server reports its time, or if its clock agrees or is behind', () => {
    const { server, pass } = createClock()
    expect(behindServerMs(server)).toBe(0)
    for (const date of [null, '', 'noon', dateOf(noon), dateOf(noon - 5_000)]) {
      note(server, date)
      expect(behindServerMs(server)).toBe(0)
    }
    pass(9_000)
    expect(behindServerMs(server)).toBe(0)
  })

  it('behavior: is the difference, whenever the clock was set, and whatever an older response says', () => {
    const { server, time, pass } = createClock()
    note(server, dateOf(noon + 90_000))
    expect(behindServerMs(server)).toBe(90_000)
    pass(60_000)
    note(server, dateOf(noon))
    expect(behindServerMs(server)).toBe(90_000)
    time.now -= 3_600_000
    expect(behindServerMs(server)).toBe(3_690_000)
    time.now += 3_690_000
    expect(behindServerMs(server)).toBe(0)
  })

  it('behavior: treats a clock without a running time as one that was not set', () => {
    const server = { clock: { now: () => noon, sleep: systemClock.sleep } }
    note(server, dateOf(noon + 2_000))
    expect(behindServerMs(server)).toBe(2_000)
  })

  it('behavior: is negative once the clock is ahead by more than a minute', () => {
    const { server } = createClock()
    note(server, dateOf(noon - 61_000))
    expect(behindServerMs(server)).toBe(-61_000)
    note(server, dateOf(noon - 60_000))
    expect(behindServerMs(server)).toBe(0)
  })

  it.each([
    ['0', -3_600_000],
    ['3600', 0],
    ['-5', 0],
    ['old', 0],
  ])('behavior: takes no date from a cache, whose response has an age: %s', (age, behindMs) => {
    const { server } = createClock()
    note(server, dateOf(noon - 3_600_000), age)
    expect(behindServerMs(server)).toBe(behindMs)
  })

  it('behavior: forgets a wrong date after two responses, and counts no older one', () => {
    const { server } = createClock()
    note(server, dateOf(noon + 7_200_000))
    note(server, dateOf(noon))
    expect(behindServerMs(server)).toBe(7_200_000)
    note(server, dateOf(noon))
    expect(behindServerMs(server)).toBe(0)
    note(server, dateOf(noon - 3_600_000))
    expect(behindServerMs(server)).toBe(0)
  })

  it('behavior: takes no date from another provider', () => {
    const { server } = createClock()
    note({ ...server }, dateOf(noon + 7_200_000))
    expect(behindServerMs(server)).toBe(0)
  })
})
