import { expect, it } from 'vitest'
import { formatNumber } from '../../../src/utils/format/formatNumber.ts'

it.each([
  ['en', '12,345.5'],
  ['de', '12.345,5'],
  ['ar-EG', '١٢٬٣٤٥٫٥'],
])('parameters: locale %s', (locale, text) => {
  expect(formatNumber(12_345.5, locale)).toBe(text)
})

it('parameters: without groups', () => {
  expect(formatNumber(12_345.5, 'en', { useGrouping: false })).toBe('12345.5')
})

it('behavior: exact beyond the precision of a float', () => {
  expect(formatNumber(2n ** 64n, 'en')).toBe('18,446,744,073,709,551,616')
})
