import { describe, expect, it } from 'vitest'
import type { TokenGroup } from '../../../../src/widgets/picker/model/tokenSearch.ts'
import {
  isHeading,
  placeOfRow,
  rowOfKey,
  rowOfPlace,
  toListRows,
  toShownGroups,
} from '../../../../src/widgets/picker/model/listRows.ts'

/** A group of so many tokens, `<group>-0`, `<group>-1`, … */
function groupOf(key: string, count: number): TokenGroup {
  const token = { chainId: 1, address: '0x1', symbol: 'A', name: 'A', decimals: 18 } as const
  return {
    key,
    chainId: 1,
    tokens: Array.from({ length: count }, (_, index) => ({ key: `${key}-${index}`, token })),
  }
}

/** Rows: 0 a, 1 a-0, 2 b, 3 b-0, 4 b-1, 5 b-2, 6 c, 7 c-0, 8 c-1. */
const list = toListRows([groupOf('a', 1), groupOf('b', 3), groupOf('c', 2)])
const tokenRows = [1, 3, 4, 5, 7, 8]
const empty = toListRows([])

describe('toListRows', () => {
  it('default: each group below its heading', () => {
    expect(list.rows.map(({ key }) => key).join(' ')).toBe('a a-0 b b-0 b-1 b-2 c c-0 c-1')
    expect(list.rows.flatMap((row, index) => (isHeading(row) ? index : []))).toEqual([...list.headings])
    expect([list.headings, list.tokenCount]).toEqual([[0, 2, 6], 6])
    expect(empty).toEqual({ rows: [], headings: [], tokenCount: 0 })
  })

  it('behavior: finds the place of a row among all tokens, and the row of a place', () => {
    expect(tokenRows.map((row) => placeOfRow(list, row))).toEqual([0, 1, 2, 3, 4, 5])
    expect([0, 1, 2, 3, 4, 5].map((place) => rowOfPlace(list, place))).toEqual(tokenRows)
  })

  it('behavior: only a token is found by its key', () => {
    expect(['b-2', 'b', 'x', '', undefined].map((key) => rowOfKey(list, key))).toEqual([5, -1, -1, -1, -1])
    expect(rowOfKey(empty, 'a-0')).toBe(-1)
  })
})

describe('toShownGroups', () => {
  const shown = (rows: number[]) =>
    toShownGroups(
      list,
      rows.map((index) => ({ index })),
    ).map(({ group, index, heading, tokens }) => [
      group.key,
      index,
      heading?.index,
      tokens.map(({ key, item, place, slot }) => [key, item.index, place, slot]),
    ])

  it('default: gives the rows to render, by group', () => {
    expect(shown([1, 2, 3])).toEqual([
      ['a', 0, undefined, [['a-0', 1, 0, 0]]],
      ['b', 1, 2, [['b-0', 3, 1, 0]]],
    ])
    expect(shown([5, 6])).toEqual([
      ['b', 1, undefined, [['b-2', 5, 3, 2]]],
      ['c', 2, 6, []],
    ])
    expect(shown([2, 3])).toEqual([['b', 1, 2, [['b-0', 3, 1, 0]]]])
    expect(shown([])).toEqual([])
  })
})
