import { describe, expect, it } from 'vitest'
import { rewriteNumber } from '../../../src/utils/format/rewriteNumber.ts'

describe('rewriteNumber', () => {
  it.each([
    ['1234.5', 'en', 'de', '1234,5'],
    ['1234,5', 'de', 'en', '1234.5'],
    ['1.234', 'en', 'de', '1,234'],
    ['1,234.5', 'en', 'de', '1234,5'],
    ['1.234.567', 'de', 'en', '1234567'],
    ['1.5', 'en', 'fa', '1٫5'],
    ['1.50', 'en', 'ja', '1.50'],
    ['0.000000000000000001', 'en', 'de', '0,000000000000000001'],
  ])('parameters: %s of %s is in %s %s', (text, from, to, written) => {
    expect(rewriteNumber(text, from, to)).toBe(written)
  })

  it.each([
    ['', ''],
    ['.', ','],
    ['5.', '5,'],
    ['.5', ',5'],
    ['1.50', '1,50'],
    ['0.000', '0,000'],
  ])('behavior: keeps half typed %j half typed: %j', (text, written) => {
    expect(rewriteNumber(text, 'en', 'de')).toBe(written)
  })

  it.each(['1,234', '1.2.3', '-5', 'five'])(
    'behavior: keeps %s, which is no single number, as typed',
    (text) => {
      expect(rewriteNumber(text, 'en', 'de')).toBe(text)
    },
  )
})
