// @vitest-environment jsdom
import { createManualClock } from '@causeway/sandbox/simulated'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  chainPollDelay,
  growingPause,
  pauseChainPoll,
} from '../../../../src/execution/ports/page/pauseChainPoll.ts'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

const minuteMs = 60_000

describe('chainPollDelay', () => {
  it.each([
    [0, 3_000],
    [30_000, 3_000],
    [5 * minuteMs, 30_000],
    [60 * minuteMs, 6 * minuteMs],
    [24 * 60 * minuteMs, 10 * minuteMs],
  ])('default: waits, after %d ms, %d ms', (waitedMs, delayMs) => {
    expect(chainPollDelay(3_000, waitedMs)).toBe(delayMs)
  })
})

describe('growingPause', () => {
  it('default: pauses for a tenth of all earlier pauses, and never less than requested', async () => {
    const slept: number[] = []
    const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) }
    const context = {
      client: { baseUrl: 'https://service.example' },
      clock,
      signal: new AbortController().signal,
    }
    const pause = growingPause(context)
    while (slept.length < 40) await pause(4_000)
    await pause(100_000)
    expect(slept.slice(0, 12)).toEqual([...Array.from({ length: 11 }, () => 4_000), 4_400])
    expect(slept[39]).toBeGreaterThan(60_000)
    expect(slept[39]).toBeLessThan(70_000)
    expect(slept[40]).toBe(100_000)
    // Each pause grows independently.
    await growingPause(context)(4_000)
    expect(slept[41]).toBe(4_000)
  })
})

describe('pauseChainPoll', () => {
  const browser = { visibilityState: 'visible' as DocumentVisibilityState, onLine: true }

  beforeEach(() => {
    Object.assign(browser, { visibilityState: 'visible', onLine: true })
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => browser.visibilityState)
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browser.onLine)
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  function become(change: Partial<typeof browser>): void {
    Object.assign(browser, change)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event(browser.onLine ? 'online' : 'offline'))
  }

  function begin() {
    const clock = createManualClock(0)
    const controller = new AbortController()
    const ends: unknown[] = []
    const client = { baseUrl: 'https://service.example' }
    pauseChainPoll({ client, clock: toSleepClock(clock), signal: controller.signal }, 5_000).then(
      (end) => ends.push(end),
      (error: unknown) => ends.push(error),
    )
    const advance = async (ms: number) => {
      await clock.advance(ms)
      await new Promise(setImmediate)
    }
    return { advance, controller, ends }
  }

  it('default: lasts as long as requested', async () => {
    const { advance, ends } = begin()
    await advance(4_999)
    expect(ends).toEqual([])
    await advance(1)
    expect(ends).toEqual(['slept'])
  })

  it.each([
    ['the page is hidden', { visibilityState: 'hidden' }, { visibilityState: 'visible' }],
    ['there is no network', { onLine: false }, { onLine: true }],
  ] as const)('behavior: lasts while %s', async (_, away, back) => {
    become(away)
    const { advance, ends } = begin()
    await advance(24 * 60 * minuteMs)
    expect(ends).toEqual([])
    become(back)
    await advance(0)
    expect(ends).toEqual(['returned'])
  })

  it('behavior: lasts if the page is hidden meanwhile, and ends early when it is visible again', async () => {
    const { advance, ends } = begin()
    await advance(1_000)
    become({ visibilityState: 'hidden' })
    await advance(1_000)
    become({ visibilityState: 'visible', onLine: false })
    await advance(1_000)
    expect(ends).toEqual([])
    become({ onLine: true })
    await advance(0)
    expect(ends).toEqual(['returned'])
  })

  it('behavior: doesn’t end early when something happens on a visible page', async () => {
    const { advance, ends } = begin()
    become({})
    await advance(4_999)
    expect(ends).toEqual([])
  })

  it('behavior: ends when its signal aborts, even in a hidden page', async () => {
    become({ visibilityState: 'hidden' })
    const { advance, controller, ends } = begin()
    await advance(10_000)
    const reason = new Error('left')
    controller.abort(reason)
    await advance(0)
    expect(ends).toEqual([reason])
  })

  it('behavior: removes its listener once it is over', async () => {
    const listened = vi.spyOn(document, 'addEventListener')
    const left = vi.spyOn(document, 'removeEventListener')
    const { advance } = begin()
    await advance(5_000)
    expect(listened).toHaveBeenCalledTimes(1)
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('behavior: doesn’t start if its signal has aborted', async () => {
    const listened = vi.spyOn(document, 'addEventListener')
    const clock = toSleepClock(createManualClock(0))
    const signal = AbortSignal.abort(new Error('left'))
    const client = { baseUrl: 'https://service.example' }
    await expect(pauseChainPoll({ client, clock, signal }, 5_000)).rejects.toThrow('left')
    expect(listened).not.toHaveBeenCalled()
  })
})
