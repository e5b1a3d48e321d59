import { expect, it } from 'vitest'
import { msSince } from '../../../src/utils/time/msSince.ts'

it.each([
  ['long ago', 1_000, 90_000],
  ['now', 91_000, 0],
  // Clocks are corrected by seconds all the time.
  ['in a moment', 101_000, 0],
  ['later than any correction', 101_001, Infinity],
])('default: since %s', (_, moment, expected) => {
  expect(msSince(moment, 91_000)).toBe(expected)
})
