import { describe, expect, it } from 'vitest'
import { nextIndex } from '../../../../src/widgets/shared/list/nextIndex.ts'

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowDown', -1, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 9],
    ['PageDown', 8, 9],
    ['PageUp', 5, 1],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Enter', 5, undefined],
    ['a', 5, undefined],
  ])('default: %s from %i', (key, index, next) => {
    expect(nextIndex(key, { index, count: 10, pageSize: 4 })).toBe(next)
  })

  it('parameters: isCircular leads from one end to the other, by arrow keys alone', () => {
    const lead = (key: string, index: number) =>
      nextIndex(key, { index, count: 10, pageSize: 4, isCircular: true })
    expect([lead('ArrowDown', 9), lead('ArrowUp', 0), lead('ArrowUp', -1)]).toEqual([0, 9, 9])
    expect([lead('PageDown', 9), lead('PageUp', 0), lead('ArrowDown', 3)]).toEqual([9, 0, 4])
  })

  it('behavior: gives nothing in an empty list', () => {
    expect(nextIndex('ArrowDown', { index: -1, count: 0, pageSize: 4 })).toBeUndefined()
  })
})
