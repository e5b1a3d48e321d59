import { expect, it } from 'vitest'
import { formatDateTime } from '../../../../src/utils/format/time/formatDateTime.ts'

const noon = new Date(2026, 10, 22, 12, 0, 30).getTime()

it.each([
  ['en', undefined, 'Nov 22, 2026, 12:00:30\u00a0PM'],
  ['en', 'short', 'Nov 22, 2026, 12:00\u00a0PM'],
  ['ar', 'short', '22\u200f/11\u200f/2026، 12:00\u00a0م'],
  ['de', 'short', '22.11.2026, 12:00'],
] as const)('default: writes a date in %s, %s', (locale, timeStyle, text) => {
  expect(formatDateTime(noon, locale, { timeStyle })).toBe(text)
})

it('error: writes nothing for an invalid time', () => {
  expect(formatDateTime(Number.NaN, 'en')).toBe('')
})
