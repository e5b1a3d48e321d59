import { expect, it } from 'vitest'
import { numberFormat } from '../../../src/utils/locale/intlFormats.ts'

it('default: returns the same formatter for the same locale and options, and another one for others', () => {
  const percent = numberFormat('de', { style: 'percent' })
  expect(numberFormat('de', { style: 'percent' })).toBe(percent)
  expect(percent.format(0.5)).toBe('50\u00A0%')
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%')
  expect(numberFormat('de').format(0.5)).toBe('0,5')
  expect(numberFormat('de')).not.toBe(numberFormat('en'))
})

it.each(['en', 'de', 'ar', 'he', 'tr'])('behavior: uses a true minus sign in %s', (locale) => {
  const text = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(-0.0014)
  expect(text).toContain('−')
  expect(text).not.toContain('-')
})
