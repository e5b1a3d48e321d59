import { describe, expect, it } from 'vitest'
import { quoteAnnouncementTime } from '../../../../../src/widgets/swap/model/quote/quoteAnnouncement.ts'

const announced = { parameters: 'q', amount: 1_000n, at: 10_000 }

describe('quoteAnnouncementTime', () => {
  it.each([
    ['the first', undefined, { parameters: 'q', amount: 1n, at: 5 }, 5],
    ['a refresh with the same amount', announced, { ...announced, at: 25_000 }, undefined],
    [
      'a refresh by less than half a percent',
      announced,
      { ...announced, amount: 1_004n, at: 25_000 },
      undefined,
    ],
    ['a refresh by half a percent less', announced, { ...announced, amount: 995n, at: 25_000 }, 25_000],
    ['other parameters', announced, { ...announced, parameters: 'p', at: 25_000 }, 25_000],
    [
      'other parameters within five seconds',
      announced,
      { ...announced, parameters: 'p', at: 11_000 },
      15_000,
    ],
  ])('parameters: %s', (_, before, quote, at) => {
    expect(quoteAnnouncementTime(before, quote)).toBe(at)
  })
})
