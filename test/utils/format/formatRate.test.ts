import { describe, expect, it } from 'vitest'
import { formatRate } from '../../../src/utils/format/formatRate.ts'

describe('formatRate', () => {
  it.each([
    ['0.9986975', '0.998697'],
    ['1', '1'],
    ['2500.123456', '2,500.12'],
    ['-1', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['1 to 1', undefined],
    ['fast', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s', (rate, text) => {
    expect(formatRate(rate, 'en')).toBe(text)
  })
})
