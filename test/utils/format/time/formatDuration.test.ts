import { expect, it } from 'vitest'
import { formatDuration } from '../../../../src/utils/format/time/formatDuration.ts'

it.each([
  [0, '0 sec'],
  [0.2, '1 sec'],
  [61, '61 sec'],
  [119, '119 sec'],
  [120, '2 min'],
  [121, '3 min'],
  [7_199, '120 min'],
  [7_200, '2 hr'],
  [90_000, '25 hr'],
])('default: writes %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds, 'en')).toBe(text)
})

it.each([
  ['de', '45 Sek.'],
  ['ja', '45 秒'],
  ['ar-EG', '٤٥ ث'],
])('parameters: locale %s', (locale, text) => {
  expect(formatDuration(45, locale)).toBe(text)
})

it.each([
  [10_799, '2 hr'],
  [7_199, '119 min'],
  [3_599, '59 min'],
  [179, '2 min'],
  [119, '119 sec'],
  [0, '0 sec'],
])('parameters: round, of %i seconds no more than %s are left', (seconds, text) => {
  expect(formatDuration(seconds, 'en', Math.floor)).toBe(text)
})
