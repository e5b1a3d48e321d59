import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from '../../../../src/utils/format/time/formatRelativeTime.ts'

describe('formatRelativeTime', () => {
  it.each([
    [59, undefined],
    [60, '1 min. ago'],
    [7_199, '1 hr. ago'],
    [86_400, 'yesterday'],
    [6.9 * 86_400, '6 days ago'],
    [-30, undefined],
  ])('default: %i seconds', (seconds, text) => {
    expect(formatRelativeTime(0, seconds * 1000, 'en')).toBe(text)
  })

  it.each([
    ['en', 7, 'Nov 22'],
    ['en', 329, 'Nov 22'],
    ['en', 330, 'Nov 2026'],
    ['de', 8, '22. Nov.'],
    ['es', 800, 'nov 2026'],
  ])('behavior: writes the day after a week, and then the month: %s, %i days', (locale, days, text) => {
    const noon = new Date(2026, 10, 22, 12).getTime()
    expect(formatRelativeTime(noon, noon + days * 86_400_000, locale)).toBe(text)
  })

  it('error: writes no time outside the calendar', () => {
    expect(formatRelativeTime(-Infinity, 0, 'en')).toBeUndefined()
    expect(formatRelativeTime(Number.MIN_SAFE_INTEGER, 0, 'en')).toBeUndefined()
  })

  it('parameters: locale', () => {
    expect(formatRelativeTime(0, 120_000, 'de')).toBe('vor 2 Min.')
  })
})
