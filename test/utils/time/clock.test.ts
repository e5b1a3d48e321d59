import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { raceAbort } from '../../../src/utils/time/raceAbort.ts'

/** Tells how many listen to it. */
function createSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<unknown>()
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  vi.spyOn(signal, 'addEventListener').mockImplementation((...parameters: Parameters<typeof add>) => {
    listeners.add(`${parameters[0]}`)
    add(...parameters)
  })
  vi.spyOn(signal, 'removeEventListener').mockImplementation((...parameters: Parameters<typeof remove>) => {
    listeners.delete(`${parameters[0]}`)
    remove(...parameters)
  })
  return { controller, signal, listeners: () => listeners.size }
}

const reason = new Error('left')

describe('systemClock', () => {
  beforeEach(() => vi.useFakeTimers({ now: 5_000 }))
  afterEach(() => vi.useRealTimers())

  it('default: tells the time of the machine', () => {
    expect(systemClock.now()).toBe(5_000)
  })

  it('default: sleeps as long as asked, and leaves no listener', async () => {
    const { signal, listeners } = createSignal()
    const woken: string[] = []
    void systemClock.sleep(1_000).then(() => woken.push('one'))
    void systemClock.sleep(1_000, signal).then(() => woken.push('other'))
    await vi.advanceTimersByTimeAsync(999)
    expect(woken).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(woken).toEqual(['one', 'other'])
    expect(listeners()).toBe(0)
  })

  it('behavior: ends the sleep with the reason of a signal, and clears its timer', async () => {
    const { controller, signal } = createSignal()
    const sleep = expect(systemClock.sleep(1_000, signal)).rejects.toBe(reason)
    controller.abort(reason)
    await sleep
    expect(vi.getTimerCount()).toBe(0)
  })

  it('behavior: does not fall asleep once the signal has aborted', async () => {
    await expect(systemClock.sleep(1_000, AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('raceAbort', () => {
  const never = new Promise<string>(() => {})

  it('default: settles with the promise, and leaves no listener', async () => {
    const { signal, listeners } = createSignal()
    await expect(raceAbort(Promise.resolve('done'), signal)).resolves.toBe('done')
    await expect(raceAbort(Promise.reject(reason), signal)).rejects.toBe(reason)
    expect(listeners()).toBe(0)
    await expect(raceAbort(Promise.resolve('done'), undefined)).resolves.toBe('done')
  })

  it('behavior: rejects with the reason of the signal as soon as it aborts', async () => {
    const { controller, signal } = createSignal()
    const waiting = expect(raceAbort(never, signal)).rejects.toBe(reason)
    controller.abort(reason)
    await waiting
    await expect(raceAbort(Promise.resolve('done'), signal)).rejects.toBe(reason)
  })
})

it('behavior: reads the machine’s time only here: elsewhere a clock is given', () => {
  const askers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\b/.test(readFileSync(file, 'utf8')),
  )
  expect(askers).toEqual(['src/utils/time/clock.ts'])
})
