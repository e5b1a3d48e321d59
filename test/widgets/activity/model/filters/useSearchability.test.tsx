import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyActivityFilters, type ActivityFilters } from '@causeway/react/widgets'
import { useDebounced } from '../../../../../src/widgets/activity/model/filters/useDebounced.ts'
import { useSearchability } from '../../../../../src/widgets/activity/model/filters/useSearchability.ts'
import { otherSender } from '../../../../support/swaps/storedSwaps.ts'

const ofUser = { user: otherSender }

/** Whether there is nothing to search in a list of so many rows. */
function show(
  parameters: { user?: string | null | undefined },
  entered: Partial<ActivityFilters> = {},
  listed = entered,
) {
  const { result, rerender } = renderHook(
    (of) =>
      useSearchability(
        of,
        [entered, listed].map((change) => ({ ...emptyActivityFilters, ...change })),
      ),
    { initialProps: parameters },
  )
  return {
    result,
    rerender,
    count: (rows: number | undefined) => act(() => result.current.setRowCount(rows)),
    hasNothing: () => result.current.hasNothingToSearch,
  }
}

describe('useSearchability', () => {
  it.each([
    [undefined, false],
    [0, true],
    [3, true],
    [4, false],
  ])('default: takes a list of %s rows for too short to search: %s', (rows, hasNothing) => {
    const { count, hasNothing: found } = show(ofUser)
    expect(found()).toBe(false)
    count(rows)
    expect(found()).toBe(hasNothing)
  })

  it('behavior: has nothing to search without an account, and counts the requests of everyone', () => {
    expect(show({ user: undefined }).hasNothing()).toBe(true)
    expect(show({ user: null }).hasNothing()).toBe(false)
  })

  it.each<[Partial<ActivityFilters>, boolean]>([
    [{ term: ' ' }, true],
    [{ term: '7' }, false],
    [{ status: 'refund' }, false],
    [{ sort: 'oldest' }, true],
  ])('behavior: a filter may hide more requests, entered or applied: %j', (filters, hasNothing) => {
    for (const { count, hasNothing: found } of [show(ofUser, filters, {}), show(ofUser, {}, filters)]) {
      count(1)
      expect(found()).toBe(hasNothing)
    }
  })

  it('behavior: forgets the rows of another list, and counts those of the new one', () => {
    const { result, rerender, count, hasNothing } = show(ofUser)
    count(1)
    const { setRowCount } = result.current
    rerender(ofUser)
    expect(result.current.setRowCount).toBe(setRowCount)
    rerender({ ...ofUser })
    expect(hasNothing()).toBe(false)
    act(() => setRowCount(1))
    expect(hasNothing()).toBe(false)
    count(1)
    expect(hasNothing()).toBe(true)
  })
})

describe('useDebounced', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('default: gives a value once it has stayed the same for the pause', () => {
    const { result, rerender, unmount } = renderHook(({ value, pauseMs }) => useDebounced(value, pauseMs), {
      initialProps: { value: 'a', pauseMs: 300 },
    })
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    expect(result.current).toBe('a')
    rerender({ value: 'ab', pauseMs: 300 })
    pass(299)
    rerender({ value: 'abc', pauseMs: 300 })
    pass(299)
    expect(result.current).toBe('a')
    pass(1)
    expect(result.current).toBe('abc')
    rerender({ value: 'abcd', pauseMs: 300 })
    rerender({ value: 'abcd', pauseMs: 50 })
    pass(50)
    expect(result.current).toBe('abcd')
    rerender({ value: '', pauseMs: 50 })
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
