import { describe, expect, it } from 'vitest'
import { raceAbort } from '../../../src/utils/time/raceAbort.ts'
import { readInTime, startInTime } from '../../../src/utils/time/readInTime.ts'

const never = new Promise<never>(() => {})
const failure = () => Promise.reject(new Error('unread'))

/** A clock whose pauses end only when their signal aborts. */
const still = {
  now: () => 0,
  sleep: async (_delayMs: number, signal?: AbortSignal) => raceAbort<void>(never, signal),
}

/** A clock whose pauses end at once, and that records their lengths. */
function createHastyClock() {
  const delays: number[] = []
  return {
    delays,
    now: () => 0,
    sleep: async (delayMs: number) => {
      delays.push(delayMs)
    },
  }
}

describe(readInTime, () => {
  it('default: yields what is read in time', async () => {
    await expect(readInTime({ clock: still }, Promise.resolve(7))).resolves.toBe(7)
  })

  it('behavior: yields nothing if the reading fails, takes too long, or is left', async () => {
    await expect(readInTime({ clock: still }, failure())).resolves.toBeUndefined()
    const clock = createHastyClock()
    await expect(readInTime({ clock, maxMs: 5 }, never)).resolves.toBeUndefined()
    await expect(readInTime({ clock }, never)).resolves.toBeUndefined()
    expect(clock.delays).toEqual([5, 20_000])
    const signal = AbortSignal.abort()
    await expect(readInTime({ clock: still, signal }, never)).resolves.toBeUndefined()
  })
})

describe(startInTime, () => {
  it('default: yields what is read in time', async () => {
    await expect(startInTime({ clock: still }, () => Promise.resolve(7))).resolves.toBe(7)
  })

  it('behavior: yields nothing if the reading fails, or takes too long, which ends it', async () => {
    await expect(startInTime({ clock: still }, failure)).resolves.toBeUndefined()
    const clock = createHastyClock()
    const signals: AbortSignal[] = []
    const start = (signal: AbortSignal) => {
      signals.push(signal)
      return never
    }
    await expect(startInTime({ clock, maxMs: 5 }, start)).resolves.toBeUndefined()
    expect(clock.delays).toEqual([5])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
