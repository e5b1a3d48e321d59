import { describe, expect, it } from 'vitest'
import { toDecimal } from '../../../src/utils/amounts/toDecimal.ts'

describe('toDecimal', () => {
  it.each([
    [0n, 6, '0'],
    [1n, 6, '0.000001'],
    [1_500_000n, 6, '1.5'],
    [-1_500_000n, 6, '-1.5'],
    [-1n, 6, '-0.000001'],
    [1_000_000n, 6, '1'],
    [1_000_000n, 0, '1000000'],
    [100n, 2, '1'],
  ])('parameters: %d with %d decimals is %s', (amount, decimals, text) => {
    expect(toDecimal(amount, decimals)).toBe(text)
  })
})
