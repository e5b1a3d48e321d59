import { describe, expect, it } from 'vitest'
import { decimalSeparatorOf } from '../../../src/utils/locale/decimalSeparator.ts'

describe('decimalSeparatorOf', () => {
  it.each([
    ['en', '.'],
    ['de', ','],
    ['de-CH', '.'],
    ['ar-EG', '٫'],
  ])('parameters: %s', (locale, sign) => {
    expect(decimalSeparatorOf(locale)).toBe(sign)
  })
})
