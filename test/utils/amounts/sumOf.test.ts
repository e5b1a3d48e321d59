import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../src/utils/amounts/sumOf.ts'

describe(sumOf, () => {
  it('default: adds up known amounts', () => {
    expect(sumOf([2n, -5n, 0n])).toBe(-3n)
    expect(sumOf([])).toBe(0n)
  })

  it('behavior: gives no sum with one unknown amount', () => {
    expect(sumOf([undefined, 1n])).toBeUndefined()
    expect(sumOf([1n, undefined, 1n])).toBeUndefined()
  })
})
