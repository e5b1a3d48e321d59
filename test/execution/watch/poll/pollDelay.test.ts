import { describe, expect, it } from 'vitest'
import { pollDelay } from '../../../../src/execution/watch/poll/pollDelay.ts'

describe('pollDelay', () => {
  it.each([
    ['at first', { elapsedMs: 0, failures: 0 }, 1_000],
    ['after half a minute', { elapsedMs: 30_000, failures: 0 }, 3_000],
    ['after two minutes', { elapsedMs: 120_000, failures: 0 }, 10_000],
    ['after ten minutes', { elapsedMs: 600_000, failures: 0 }, 30_000],
    ['after one failure', { elapsedMs: 0, failures: 1 }, 1_000],
    ['after many failures', { elapsedMs: 0, failures: 12 }, 30_000],
    ['after a rate limit', { elapsedMs: 0, failures: 1, isRateLimited: true }, 5_000],
    ['after two rate limits', { elapsedMs: 0, failures: 2, isRateLimited: true }, 10_000],
    ['after so many rate limits', { elapsedMs: 0, failures: 5, isRateLimited: true }, 60_000],
    [
      'after the wait that the provider asks for',
      { elapsedMs: 0, failures: 1, retryAfterMs: 42_000 },
      42_000,
    ],
    [
      'no sooner than usual after a shorter wait that the provider asks for',
      { elapsedMs: 0, failures: 1, retryAfterMs: 5 },
      1_000,
    ],
    ['in a hidden page', { elapsedMs: 0, failures: 0, isHidden: true }, 30_000],
    ['in a hidden page, after a failure', { elapsedMs: 0, failures: 1, isHidden: true }, 30_000],
    ['before anything was sent', { elapsedMs: 0, failures: 0, isUnsent: true, estimateMs: 1_000 }, 5_000],
    ['long before anything was sent', { elapsedMs: 120_000, failures: 0, isUnsent: true }, 10_000],
    ['too long before anything was sent', { elapsedMs: 3_600_000, failures: 0, isUnsent: true }, 30_000],
  ])('parameters: %s', (_, parameters, delayMs) => {
    expect(pollDelay({ random: 0.5, ...parameters })).toBe(delayMs)
  })

  it.each([
    // A sixth of the time, but no look beyond its half.
    [60_000, 0, 10_000],
    [60_000, 25_000, 5_000],
    [60_000, 29_900, 1_000],
    [3_600_000, 0, 20_000],
    // A fifteenth of it around the end.
    [60_000, 30_000, 4_000],
    [30_000, 20_000, 2_000],
    [6_000, 5_000, 1_000],
    [600_000, 1_199_999, 4_000],
    // A fifteenth of what has passed when it is long past.
    [60_000, 120_000, 8_000],
    [1_000, 5_000, 2_000],
    [60_000, 3_600_000, 30_000],
  ])('behavior: waits if %d ms are expected and %d have passed: %d ms', (estimateMs, elapsedMs, delayMs) => {
    expect(pollDelay({ estimateMs, elapsedMs, failures: 0, random: 0.5 })).toBe(delayMs)
  })

  it('behavior: varies the pause by a tenth at random, and over its whole length after failures', () => {
    const spread = (parameters: { failures: number; isHidden?: boolean }) =>
      [0, 1].map((random) => pollDelay({ elapsedMs: 0, random, ...parameters }))
    expect(spread({ failures: 0 })).toEqual([900, 1_100])
    expect(spread({ failures: 3 })).toEqual([1_000, 8_000])
    expect(spread({ failures: 12 })).toEqual([1_000, 60_000])
    expect(spread({ failures: 3, isHidden: true })).toEqual([30_000, 60_000])
  })
})
