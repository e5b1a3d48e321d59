import { describe, expect, it } from 'vitest'
import { formatBasisPoints, formatPercent } from '../../../src/utils/format/formatPercent.ts'

describe('formatPercent', () => {
  it.each([
    ['1.239', '1.23%'],
    ['12', '12%'],
    ['-0.301', '−0.31%'],
    ['-3', '−3%'],
    ['0', '0%'],
    ['much', undefined],
    ['1%', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['x5', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s, rounded down', (percent, text) => {
    expect(formatPercent(percent, { locale: 'en', rounding: 'down' })).toBe(text)
  })

  it('behavior: rounds a share that is paid up', () => {
    expect(formatPercent('1.231', { locale: 'en', rounding: 'up' })).toBe('1.24%')
  })
})

describe('formatBasisPoints', () => {
  it.each([
    [0, '0%'],
    [1, '0.01%'],
    [29, '0.29%'],
    [50, '0.5%'],
    [2_500, '25%'],
    [10_000, '100%'],
  ])('parameters: %i are %s', (bps, text) => {
    expect(formatBasisPoints(bps, 'en')).toBe(text)
  })

  it('parameters: locale, of both', () => {
    expect(formatBasisPoints(150, 'tr')).toBe('%1,5')
    expect(formatPercent('1.5', { locale: 'tr', rounding: 'up' })).toBe('%1,5')
  })
})
