import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from '../../../src/utils/format/formatRelativeTime.ts'

describe('formatRelativeTime', () => {
  it.each([
    [59, undefined],
    [60, '1 min. ago'],
    [7_199, '1 hr. ago'],
    [86_400, 'yesterday'],
    [40 * 86_400, 'last month'],
    [800 * 86_400, '2 years ago'],
    [-30, undefined],
  ])('default: %i seconds', (seconds, text) => {
    expect(formatRelativeTime(0, seconds * 1000, 'en')).toBe(text)
  })

  it('behavior: no month is written as a minute', () => {
    expect(formatRelativeTime(0, 11 * 2_592_000_000, 'es')).toBe('hace 11 meses')
  })

  it('parameters: locale', () => {
    expect(formatRelativeTime(0, 120_000, 'de')).toBe('vor 2 Min.')
  })
})
