import { describe, expect, it } from 'vitest'
import { backoff, jitteredBackoff, rateLimitBackoff } from '../../../src/utils/time/backoff.ts'

const limits = { firstMs: 1_000, maxMs: 30_000 }
const failures = [0, 1, 2, 4, 5, 60]

describe('backoff', () => {
  it('default: doubles with each failure, up to the limit', () => {
    expect(failures.map((count) => backoff(limits, count))).toEqual([
      1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
    ])
  })

  it('behavior: picks any delay up to that with full jitter', () => {
    expect([0, 0.5, 1].map((random) => jitteredBackoff(limits, 2, random))).toEqual([0, 2_000, 4_000])
  })

  it('behavior: starts with five seconds after a rate limit', () => {
    expect(failures.map((count) => rateLimitBackoff(60_000, count))).toEqual([
      5_000, 10_000, 20_000, 60_000, 60_000, 60_000,
    ])
  })
})
