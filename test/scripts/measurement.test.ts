import { expect, it } from 'vitest'
import { isOutdated } from '../../scripts/size/measurement.ts'

const committed = { name: 'all hooks', figures: [10_000, 9_000], budget: 5_000 }

it.each([
  ['the committed figures', [10_000, 9_000], 5_000, false],
  ['each larger by 2 %', [10_200, 9_180], 5_000, false],
  ['each smaller by 2 %', [9_800, 8_820], 5_000, false],
  ['the first larger by more than 2 %', [10_201, 9_000], 5_000, true],
  ['the second larger by more than 2 %', [10_000, 9_181], 5_000, true],
  ['the second smaller by more than 2 %', [10_000, 8_819], 5_000, true],
  ['one figure', [10_000], 5_000, true],
  ['another budget', [10_000, 9_000], 5_001, true],
])('default: isOutdated: %s', (_, figures, budget, isExpected) => {
  expect(isOutdated(committed, { figures, budget })).toBe(isExpected)
})

it('default: isOutdated: is true for what was never committed', () => {
  expect(isOutdated(undefined, committed)).toBe(true)
})
