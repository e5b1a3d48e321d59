import { describe, expect, it } from 'vitest'
import { formatForEntry, toEntry } from '../../../src/utils/format/formatForEntry.ts'

describe('formatForEntry', () => {
  const entry = (amount: bigint, locale = 'en', decimals = 18) =>
    formatForEntry(amount, { decimals, locale, rounding: 'down' })

  it('default: writes no groups, and as many digits as are useful', () => {
    expect(entry(1_234_567n * 10n ** 18n)).toBe('1234567')
    expect(entry(1_234_567_890n, 'de', 6)).toBe('1234,56789')
    expect(entry(1_999_999_999_999_999_999n)).toBe('1.999999')
  })

  it('behavior: writes all digits where rounding would leave nothing', () => {
    expect(entry(1n)).toBe('0.000000000000000001')
    expect(entry(12n, 'de')).toBe('0,000000000000000012')
    expect(toEntry(1_500_000n, { decimals: 6, locale: 'de' })).toBe('1,5')
  })
})
