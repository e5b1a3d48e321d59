import { describe, expect, it } from 'vitest'
import { formatAmount } from '../../../src/utils/format/formatAmount.ts'

describe('formatAmount', () => {
  const format = (amount: bigint, rounding: 'up' | 'down', decimals = 18) =>
    formatAmount(amount, { decimals, locale: 'en', rounding })

  it('default', () => {
    expect(format(1_234_500_000n, 'down', 6)).toBe('1,234.5')
    expect(formatAmount(1_234_500_000n, { decimals: 6, locale: 'de', rounding: 'down' })).toBe('1.234,5')
  })

  it('behavior: rounds against the reader, and never shows something as nothing', () => {
    expect(format(1_999_999_999_999_999_999n, 'down')).toBe('1.999999')
    expect(format(1_000_000_000_000_000_001n, 'up')).toBe('1.000001')
    expect(format(1n, 'down')).toBe('<0.000001')
    expect(format(1n, 'up')).toBe('<0.000001')
    expect(format(0n, 'up')).toBe('0')
    // Exactly the smallest that is shown, and just below.
    expect(format(10n ** 12n, 'down')).toBe('0.000001')
    expect(format(10n ** 12n - 1n, 'up')).toBe('<0.000001')
  })

  it('parameters: writes as many decimals as requested, and as the currency has', () => {
    const options = { locale: 'en', rounding: 'down' } as const
    expect(formatAmount(1_239n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('1.23')
    expect(formatAmount(1_239n, { ...options, decimals: 3, maximumFractionDigits: 9 })).toBe('1.239')
    expect(formatAmount(1n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('<0.01')
    expect(formatAmount(-1_239n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('−1.24')
  })

  it('parameters: groups, in the way of the locale, or none', () => {
    const options = { decimals: 0, rounding: 'down' } as const
    expect(formatAmount(1_234n, { ...options, locale: 'es' })).toBe('1234')
    expect(formatAmount(12_345n, { ...options, locale: 'es' })).toBe('12.345')
    expect(formatAmount(12_345n, { ...options, locale: 'en', useGrouping: false })).toBe('12345')
  })

  it('behavior: is exact beyond the precision of a float', () => {
    expect(format(2n ** 256n - 1n, 'down', 0)).toBe(new Intl.NumberFormat('en').format(2n ** 256n - 1n))
  })
})
