import { describe, expect, it } from 'vitest'
import { classifyCalls } from '../../../../src/execution/ports/wallet/classifyCalls.ts'

describe('classifyCalls', () => {
  it.each([
    [100, [], 'open'],
    [110, [], 'open'],
    [200, [false, false], 'success'],
    [201, [], 'success'],
    [200, [true], 'failure'],
    [200, [false, true], 'partial'],
    [400, [], 'failure'],
    [401, [], 'failure'],
    [500, [], 'failure'],
    [501, [true], 'failure'],
    [600, [], 'partial'],
    [699, [true, false], 'partial'],
    [0, [], 'unknown'],
    [300, [], 'unknown'],
    [700, [true], 'unknown'],
    [99, [], 'unknown'],
  ] as const)(
    'default: classifies %d with reverted transactions %j as %s',
    (status, hasReverted, outcome) => {
      expect(classifyCalls(status, hasReverted)).toBe(outcome)
    },
  )
})
