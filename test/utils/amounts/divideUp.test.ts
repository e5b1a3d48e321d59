import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideUp } from '../../../src/utils/amounts/divideUp.ts'

describe('divideUp', () => {
  it('default: gives the least whole number that isn’t below the quotient', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (value, by) => {
        const quotient = divideUp(value, by)
        expect(quotient * by).toBeGreaterThanOrEqual(value)
        expect((quotient - 1n) * by).toBeLessThan(value)
      }),
    )
  })

  it.each([
    [0n, 3n, 0n],
    [6n, 3n, 2n],
    [7n, 3n, 3n],
  ])('parameters: %d by %d is %d', (value, by, quotient) => {
    expect(divideUp(value, by)).toBe(quotient)
  })
})
