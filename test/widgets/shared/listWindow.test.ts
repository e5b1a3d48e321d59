import { describe, expect, it } from 'vitest'
import {
  countOf,
  groupedList,
  groupOf,
  headingTop,
  moveIn,
  rowTop,
  scrollTopFor,
  windowOf,
} from '../../../src/widgets/shared/listWindow.ts'

const heights = { heading: 28, row: 56 }
/** A hundred groups of 99 rows each: 28 and 99 times 56, so 5,572 high. */
const list = groupedList(
  Array.from({ length: 100 }, () => 99),
  heights,
)
const height = 100 * 5_572
const empty = groupedList([], heights)

describe('groupedList', () => {
  it('default: rows are counted through all groups', () => {
    expect(countOf(list)).toBe(9_900)
    expect(countOf(empty)).toBe(0)
  })

  it.each([
    ['the first', 0, 0, 28],
    ['the last of the first group', 98, 0, 28 + 98 * 56],
    ['the first of the second group', 99, 1, 5_572 + 28],
    ['the very last', 9_899, 99, height - 56],
  ])('parameters: %s', (_, place, group, top) => {
    expect(groupOf(list, place)).toBe(group)
    expect(rowTop(list, place)).toBe(top)
  })

  it('behavior: headings stand above their groups, and the list ends where one more would stand', () => {
    expect(headingTop(list, 0)).toBe(0)
    expect(headingTop(list, 1)).toBe(5_572)
    expect(headingTop(list, 100)).toBe(height)
    expect(headingTop(empty, 0)).toBe(0)
  })
})

describe('windowOf', () => {
  it.each([
    ['at the top', 0, 0, 10],
    ['scrolled a little', 1, 0, 12],
    ['on a heading', 5_572 + 10, 96, 111],
    ['in the middle of a group', 5_572 + 28 + 20 * 56, 116, 131],
    ['at the bottom', height - 500, 9_888, 9_900],
    ['beyond the bottom', 10_000_000, 9_896, 9_900],
    ['above the top, as where a list springs back', -80, 0, 9],
  ])('parameters: %s', (_, top, start, end) => {
    expect(windowOf(list, { top, height: 500 })).toEqual({ start, end })
  })

  it('behavior: every row that can be seen is in it', () => {
    const small = groupedList([1, 3, 1, 1, 12, 2], heights)
    for (let top = 0; top <= headingTop(small, 6); top += 7) {
      const { start, end } = windowOf(small, { top, height: 200 })
      for (let place = 0; place < countOf(small); place++) {
        const isSeen = rowTop(small, place) + heights.row > top && rowTop(small, place) < top + 200
        if (isSeen) expect([top, place, start <= place && place < end]).toEqual([top, place, true])
      }
    }
  })

  it('behavior: an empty list has no rows', () => {
    expect(windowOf(empty, { top: 0, height: 500 })).toEqual({ start: 0, end: 0 })
  })
})

describe('scrollTopFor', () => {
  it.each([
    ['in sight', 3, 0, 0],
    ['below', 20, 0, 28 + 21 * 56 - 500],
    ['above', 3, 1_000, 28 + 3 * 56],
    ['above, the first of its group', 99, 6_000, 5_572],
    ['the first of its group, whose heading alone is out of sight', 99, 5_600, 5_600],
  ])('parameters: %s', (_, place, top, expected) => {
    expect(scrollTopFor(list, place, { top, height: 500 })).toBe(expected)
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
