import { act, renderHook } from '@testing-library/react'
import { createRef, type RefObject } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestsPages } from '@causeway/react/query'
import { requestRecordSchema, parseWithSchema, type RequestRecord } from '@causeway/react/schemas'
import { entryAt } from '../../../../../src/widgets/activity/model/history/historyPages.ts'
import type { HistoryPages } from '../../../../../src/widgets/activity/model/history/useHistoryPages.ts'
import { useFetchVisiblePages } from '../../../../../src/widgets/activity/model/rows/useFetchVisiblePages.ts'
import { useKeepScrollPosition } from '../../../../../src/widgets/activity/model/rows/useKeepScrollPosition.ts'
import { useReachableRow } from '../../../../../src/widgets/activity/model/rows/useReachableRow.ts'
import type { VirtualRows } from '../../../../../src/widgets/shared/list/useVirtualRows.ts'

const record = (id: string): RequestRecord =>
  parseWithSchema(requestRecordSchema, { id, status: 'success', data: {}, createdAt: '', updatedAt: '' })

/** One page of a list, which begins with the row of its offset. */
function pageOf(ids: readonly string[], offset = 0): RequestsPages {
  const continuation = offset > 0 ? `page at ${offset}` : undefined
  return {
    pages: [{ requests: ids.map(record), unreadable: [], continuation: 'next' }],
    pageParams: [{ continuation, offset, previous: offset > 0 ? { offset: 0 } : undefined }],
  }
}

/** A history as the list has it, with its data. */
function historyOf(data: RequestsPages | undefined, change: object = {}): HistoryPages {
  const query = { data, isFetching: false, isError: false, hasNextPage: false, hasPreviousPage: false }
  const pages = {
    count: 200,
    entryAt: (index: number) => entryAt(data, index),
    furthestPage: { offset: 0 },
    maxPages: 4,
  }
  // One cast: these hooks read no more of a history.
  return { query: { ...query, ...change }, ...pages, ...change } as unknown as HistoryPages
}

const twenty = Array.from({ length: 20 }, (_, index) => `0x${index}`)

describe('useFetchVisiblePages', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const actions = () => ({
    refetch: vi.fn(),
    fetchNextPage: vi.fn(),
    fetchPreviousPage: vi.fn(),
    leapTo: vi.fn(),
  })
  /** What is fetched for rows in sight. */
  function fetchedFor(history: HistoryPages, calls: ReturnType<typeof actions>, first = 0) {
    const { rerender, unmount } = renderHook(
      ({ history, first }) => useFetchVisiblePages(history, { first, last: first + 9 }),
      { initialProps: { history, first } },
    )
    const called = () => Object.entries(calls).flatMap(([name, { mock }]) => mock.calls.map(() => name))
    return { called, unmount, scroll: (first: number, next = history) => rerender({ history: next, first }) }
  }

  it.each([
    ['fetchNextPage', pageOf(twenty), { hasNextPage: true }],
    ['fetchPreviousPage', pageOf(twenty, 20), { hasPreviousPage: true }],
    [
      'refetch',
      {
        pages: [...pageOf(twenty).pages, ...pageOf(twenty, 20).pages],
        pageParams: [{ offset: 0 }, { offset: 20, continuation: 'another', previous: { offset: 0 } }],
      },
      { hasNextPage: true },
    ],
  ])('default: calls %s once for the rows in sight, and again only for others', (name, data, change) => {
    const calls = actions()
    const history = historyOf(data, { ...calls, ...change, furthestPage: data.pageParams[0] })
    const top = data.pageParams[0]?.offset ?? 0
    const { called, scroll } = fetchedFor(history, calls, top)
    expect(called()).toEqual([name])
    scroll(top)
    expect(called()).toEqual([name])
    scroll(top + 1)
    expect(called()).toEqual([name, name])
  })

  it.each([
    ['nothing is known', { data: undefined }],
    ['it is read already', { isFetching: true }],
    ['the last read failed', { isError: true }],
    ['there is no more', { hasNextPage: false }],
  ])('behavior: fetches nothing while %s', (_, change) => {
    const calls = actions()
    const { called } = fetchedFor(
      historyOf(pageOf(twenty), { ...calls, hasNextPage: true, ...change }),
      calls,
    )
    vi.advanceTimersByTime(1_000)
    expect(called()).toEqual([])
  })

  it('behavior: leaps to a far page once scrolling has paused, and not after unmounting', () => {
    const calls = actions()
    const furthest = { offset: 150, continuation: 'far', previous: { offset: 0 } }
    const history = historyOf(pageOf(twenty), { ...calls, hasNextPage: true, furthestPage: furthest })
    const { called, scroll, unmount } = fetchedFor(history, calls)
    calls.fetchNextPage.mockClear()
    scroll(160)
    vi.advanceTimersByTime(99)
    scroll(161)
    vi.advanceTimersByTime(99)
    expect(called()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(calls.leapTo.mock.calls).toEqual([[furthest]])
    scroll(162)
    unmount()
    vi.advanceTimersByTime(1_000)
    expect(called()).toEqual(['leapTo'])
  })
})

describe('useKeepScrollPosition', () => {
  /** A list that is scrolled to an offset, with rows of 10 pixels; how far it was scrolled further. */
  function scrolledTo(offset: number | undefined) {
    const scrollBy = vi.fn()
    const rows = { scrollOffset: offset, scrollBy }
    const { rerender } = renderHook(
      ({ data }) => useKeepScrollPosition(rows as unknown as VirtualRows, historyOf(data), 10),
      { initialProps: { data: pageOf(twenty) as RequestsPages | undefined } },
    )
    return { rows, show: (data: RequestsPages | undefined) => rerender({ data }), scrollBy }
  }

  it('default: scrolls as far as new requests have moved the first row in sight', () => {
    const { show, scrollBy } = scrolledTo(25)
    show(pageOf(['new', 'newer', 'newest', ...twenty]))
    expect(scrollBy.mock.calls).toEqual([[30]])
    show(pageOf(['new', 'newer', 'newest', ...twenty]))
    expect(scrollBy).toHaveBeenCalledTimes(1)
  })

  it('behavior: scrolls by what is added or removed above the first row in sight alone', () => {
    const { show, scrollBy } = scrolledTo(25)
    const [first = '', ...others] = twenty
    show(pageOf([first, 'between', ...others, 'last']))
    expect(scrollBy.mock.calls).toEqual([[10]])
    // To the top. The list is at row 2, which is now another one.
    show(pageOf(others))
    expect(scrollBy.mock.calls).toEqual([[10], [-20]])
  })

  it.each([
    ['at its top', 0],
    ['where nothing was scrolled yet', undefined],
  ])('behavior: stays %s', (_, offset) => {
    const { show, scrollBy } = scrolledTo(offset)
    show(pageOf(['new', ...twenty]))
    expect(scrollBy).not.toHaveBeenCalled()
  })

  it('behavior: stays where the row is gone, or nothing is loaded, and looks again from there', () => {
    const { rows, show, scrollBy } = scrolledTo(25)
    show(pageOf(['other']))
    show(undefined)
    show(pageOf(twenty))
    show(pageOf([...twenty]))
    expect(scrollBy).not.toHaveBeenCalled()
    // From row 2 to row 5, by the user.
    rows.scrollOffset = 50
    show(pageOf([...twenty]))
    show(pageOf(['new', ...twenty]))
    expect(scrollBy.mock.calls).toEqual([[10]])
  })
})

describe('useReachableRow', () => {
  /** A list with a button for each row, of which the Tab key reaches one. */
  function list(first: RequestsPages, change: object = {}) {
    const scroller = createRef<HTMLElement>() as RefObject<HTMLElement | null>
    const element = document.body.appendChild(document.createElement('div'))
    const outside = document.body.appendChild(document.createElement('button'))
    const buttons = twenty.map(() => element.appendChild(document.createElement('button')))
    scroller.current = element
    let history = historyOf(first, { count: 20, ...change })
    const { result, rerender, unmount } = renderHook(() => {
      const reachable = useReachableRow(scroller, history)
      buttons.forEach((button, index) => (button.tabIndex = index === reachable.index ? 0 : -1))
      return reachable
    })
    return {
      result,
      buttons,
      outside,
      element,
      at: () => [result.current.index, result.current.entry?.id],
      focus: (index: number) =>
        act(() => {
          buttons[index]?.focus()
          const entry = history.entryAt(index)
          if (entry) result.current.onFocus(index, entry)
        }),
      moveTo: (index: number) => act(() => result.current.moveTo(index)),
      load(data: RequestsPages | undefined, next: object = {}) {
        history = historyOf(data, { count: 20, ...next })
        rerender()
      },
      end() {
        unmount()
        element.remove()
        outside.remove()
      },
    }
  }

  it('default: is the first row, then the one that was focused, wherever new requests move it', () => {
    const { at, focus, load, end } = list(pageOf(twenty))
    expect(at()).toEqual([0, undefined])
    expect(document.body).toBe(document.activeElement)
    focus(3)
    expect(at()).toEqual([3, '0x3'])
    load(pageOf(['new', 'newer', ...twenty]))
    expect(at()).toEqual([5, '0x3'])
    load(pageOf(['0x3', ...twenty.slice(4)]))
    expect(at()).toEqual([0, '0x3'])
    // Its page is no longer loaded.
    load(pageOf(['else']))
    expect(at()).toEqual([3, '0x3'])
    load(pageOf(['else']), { count: 2 })
    expect(at()).toEqual([1, '0x3'])
    load(undefined, { count: 0 })
    expect(at()).toEqual([0, '0x3'])
    end()
  })

  it('default: moves the focus to a row, at once or as soon as it is loaded', () => {
    const { buttons, focus, moveTo, load, at, end } = list(pageOf(twenty.slice(0, 5)))
    const focusFar = vi.spyOn(buttons[7] ?? document.body, 'focus')
    focus(1)
    moveTo(2)
    expect(buttons[2]).toBe(document.activeElement)
    moveTo(7)
    expect(buttons[2]).toBe(document.activeElement)
    expect(at()).toEqual([2, '0x2'])
    load(pageOf(twenty))
    expect(at()).toEqual([7, '0x7'])
    expect(buttons[7]).toBe(document.activeElement)
    // The list scrolls by itself.
    expect(focusFar.mock.calls).toEqual([[{ preventScroll: true }]])
    end()
  })

  it('behavior: takes the focus back from nothing, and never from elsewhere on the page', () => {
    const { buttons, outside, focus, moveTo, load, end } = list(pageOf(twenty.slice(0, 5)))
    focus(1)
    moveTo(7)
    outside.focus()
    load(pageOf(twenty))
    expect(outside).toBe(document.activeElement)
    // Not later, either.
    outside.blur()
    load(pageOf([...twenty]))
    expect(document.body).toBe(document.activeElement)
    moveTo(8)
    expect(buttons[8]).toBe(document.activeElement)
    end()
  })

  it('behavior: moves the focus to no row before the list is there', () => {
    const { result } = renderHook(() => useReachableRow(createRef<HTMLElement>(), historyOf(pageOf(twenty))))
    act(() => result.current.moveTo(2))
    expect(result.current.index).toBe(2)
    expect(document.body).toBe(document.activeElement)
  })

  it('behavior: doesn’t move the focus to a row that has it, nor without a move', () => {
    const { buttons, focus, moveTo, load, end } = list(pageOf(twenty))
    focus(4)
    const moved = vi.spyOn(buttons[4] ?? document.body, 'focus')
    moveTo(4)
    buttons[4]?.blur()
    load(pageOf([...twenty]))
    expect(moved).not.toHaveBeenCalled()
    expect(document.body).toBe(document.activeElement)
    end()
  })
})
