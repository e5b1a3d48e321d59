import { describe, expect, it } from 'vitest'
import { NetworkError, RateLimitError, ServiceError, TimeoutError } from '@causeway/react/actions'
import { retryDelay, retryQuote, retryRead } from '../../../src/query/options/retry.ts'

const endpoint = 'GET /requests/v3'
const errors = {
  unreachable: new NetworkError({ endpoint }),
  cut: new NetworkError({ endpoint, status: 200 }),
  late: new TimeoutError({ endpoint, timeoutMs: 30_000 }),
  down: new ServiceError({ endpoint, status: 503 }),
  refused: new ServiceError({ endpoint, status: 400 }),
  limited: new RateLimitError({ endpoint, status: 429, retryAfterMs: 7_000 }),
  limitedForLong: new RateLimitError({ endpoint, status: 429 }),
  foreign: new TypeError('a fault of the page'),
}

describe('retryRead', () => {
  it.each<[keyof typeof errors, number, boolean]>([
    ['unreachable', 0, true],
    ['unreachable', 2, true],
    ['unreachable', 3, false],
    ['late', 0, true],
    ['down', 0, true],
    ['limited', 0, true],
    ['refused', 0, false],
    ['foreign', 0, false],
  ])('default: retries %s, after %i others: %s', (name, failures, isRetried) => {
    expect(retryRead(failures, errors[name])).toBe(isRetried)
  })
})

describe('retryQuote', () => {
  it.each<[keyof typeof errors, number, boolean]>([
    ['unreachable', 0, true],
    ['unreachable', 1, false],
    ['cut', 0, false],
    ['late', 0, false],
    ['down', 0, false],
    ['limited', 0, false],
    ['foreign', 0, false],
  ])('default: retries %s, after %i others: %s', (name, failures, isRetried) => {
    expect(retryQuote(failures, errors[name])).toBe(isRetried)
  })
})

describe('retryDelay', () => {
  it('behavior: waits for as long as a rate limit says', () => {
    expect(retryDelay(0, errors.limited)).toBe(7_000)
    expect(retryDelay(2, errors.limited)).toBe(7_000)
  })

  it('behavior: waits longer each time for a rate limit that says nothing', () => {
    expect([0, 1, 2, 3].map((failures) => retryDelay(failures, errors.limitedForLong))).toEqual([
      5_000, 10_000, 20_000, 30_000,
    ])
  })

  it.each([
    [0, 1_000],
    [3, 8_000],
    [9, 30_000],
  ])('default: waits, after %i failures, at most %i ms', (failures, mostMs) => {
    const delays = Array.from({ length: 200 }, () => retryDelay(failures, errors.down))
    expect(Math.max(...delays)).toBeLessThanOrEqual(mostMs)
    // Spread over the whole time, so that pages do not come back together.
    expect(Math.max(...delays)).toBeGreaterThan(mostMs * 0.8)
    expect(Math.min(...delays)).toBeLessThan(mostMs * 0.2)
  })
})
