import { expect, it } from 'vitest'
import { formatDuration } from '../../../../src/utils/format/formatDuration.ts'
import { wholeUnits } from '../../../../src/widgets/deposit-address/model/wholeUnits.ts'

it.each([
  [10_799, '2 hr'],
  [7_199, '119 min'],
  [3_599, '59 min'],
  [179, '2 min'],
  [119, '119 sec'],
  [1, '1 sec'],
  [0, '0 sec'],
])('default: of %i seconds no more is promised than %s', (seconds, text) => {
  expect(formatDuration(wholeUnits(seconds), 'en')).toBe(text)
})
