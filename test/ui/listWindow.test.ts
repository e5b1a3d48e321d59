import { describe, expect, it } from 'vitest'
import { moveIn, offsetsOf, scrollTopFor, windowOf } from '../../src/ui/listWindow.ts'

const offsets = offsetsOf(Array.from({ length: 10_000 }, (_, index) => (index % 100 === 0 ? 28 : 56)))

describe('windowOf', () => {
  it.each([
    ['at the top', 0, 0, 13],
    ['in the middle', 55_720 + 10, 997, 1013],
    ['at the bottom', (offsets.at(-1) ?? 0) - 500, 9988, 10_000],
    ['beyond the bottom', 10_000_000, 9997, 10_000],
  ])('parameters: %s', (_, top, start, end) => {
    expect(windowOf(offsets, { top, height: 500 })).toEqual({ start, end })
  })

  it('behavior: an empty list has no rows', () => {
    expect(windowOf(offsetsOf([]), { top: 0, height: 500 })).toEqual({ start: 0, end: 0 })
  })
})

describe('scrollTopFor', () => {
  it.each([
    ['in sight', 3, 0, 0],
    ['below', 20, 0, 20 * 56 + 28 - 500],
    ['above', 3, 1_000, 28 + 2 * 56],
  ])('parameters: %s', (_, index, top, expected) => {
    expect(scrollTopFor(offsets, index, { top, height: 500 })).toBe(expected)
  })
})

describe('moveIn', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 9],
    ['PageDown', 7, 9],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['a', 5, undefined],
  ])('parameters: %s from %i', (key, from, to) => {
    expect(moveIn(10, from, key, 5)).toBe(to)
  })

  it('behavior: an empty list leads nowhere', () => {
    expect(moveIn(0, -1, 'ArrowDown', 5)).toBeUndefined()
  })
})
