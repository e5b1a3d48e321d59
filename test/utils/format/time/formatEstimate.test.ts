import { describe, expect, it } from 'vitest'
import { formatEstimate } from '../../../../src/utils/format/time/formatEstimate.ts'

describe('formatEstimate', () => {
  it.each([
    [0, '0 sec'],
    [2.2, '3 sec'],
    [59, '59 sec'],
    [60, '1 min'],
    [61, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [121, '2 min'],
    [3_600, '60 min'],
    [7_200, '2 hr'],
    [7_260, '2 hr'],
    [10_000, '3 hr'],
  ])('default: writes %f seconds as %s', (seconds, text) => {
    expect(formatEstimate(seconds, 'en')).toBe(text)
  })

  it('parameters: locale', () => {
    expect([5, 61, 300].map((seconds) => formatEstimate(seconds, 'de'))).toEqual([
      '5 Sek.',
      '1 Min.',
      '5 Min.',
    ])
  })
})
