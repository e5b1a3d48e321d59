import { describe, expect, it } from 'vitest'
import { formatUsd } from '../../../src/utils/format/formatUsd.ts'

describe('formatUsd', () => {
  it.each([
    ['12.345', '$12.34'],
    ['0', '$0.00'],
    ['-0', '−$0.00'],
    ['0.000', '$0.00'],
    ['0.004', '<$0.01'],
    ['00.0040', '<$0.01'],
    ['0.01', '$0.01'],
    ['0.011', '$0.01'],
    ['10.004', '$10.00'],
    ['1.00', '$1.00'],
    ['-0.004', '>−$0.01'],
    ['-0.5', '−$0.50'],
    ['1234567.891', '$1,234,567.89'],
    ['abc', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['$1', undefined],
    ['1 USD', undefined],
    ['1e3', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s, rounded down', (usd, text) => {
    expect(formatUsd(usd, { locale: 'en', rounding: 'down' })).toBe(text)
  })

  it('behavior: rounds in the given direction', () => {
    expect(formatUsd('12.341', { locale: 'en', rounding: 'up' })).toBe('$12.35')
    // A mark keeps the sign at its letters where the line runs from right to left.
    expect(formatUsd('12.341', { locale: 'ar', rounding: 'up' })).toMatch(/12\.35\u00A0US\$\u200E$/)
    // A figure with a minus is kept together, and placed like one without.
    expect(formatUsd('-0.1', { locale: 'ar', rounding: 'up' })).toMatch(/\u2066−0\.10\u2069\u00A0US\$\u200E$/)
    expect(formatUsd('12.349', { locale: 'en', rounding: 'down' })).toBe('$12.34')
  })

  it('behavior: writes an amount as the locale does', () => {
    expect(formatUsd('12.3', { locale: 'en-CA', rounding: 'down' })).toBe('US$12.30')
    expect(formatUsd('12.3', { locale: 'de', rounding: 'down' })).toBe('12,30\u00a0$')
    expect(formatUsd('0.001', { locale: 'de', rounding: 'down' })).toBe('<0,01\u00a0$')
  })
})
