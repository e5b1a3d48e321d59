import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import type { UseActivityReturnType } from '@causeway/react/widgets'
import { ActivityContext } from '../../../../../src/widgets/activity/model/activityContext.ts'
import {
  isHistoryLoading,
  useHistoryPages,
  type HistoryPages,
} from '../../../../../src/widgets/activity/model/history/useHistoryPages.ts'
import { useRefetchRecorded } from '../../../../../src/widgets/activity/model/history/useRefetchRecorded.ts'
import { useReportCount } from '../../../../../src/widgets/activity/model/history/useReportCount.ts'
import { useNow } from '../../../../../src/widgets/activity/model/useNow.ts'
import { systemClock } from '../../../../../src/utils/time/clock.ts'
import { clientOf, createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../../../support/runner/spyOnConsole.ts'
import { otherSender, storedSwaps } from '../../../../support/swaps/storedSwaps.ts'

// React logs what was thrown.
spyOnConsole()
afterEach(() => void vi.useRealTimers())

const env = createTestEnvironment()
const time = '2026-01-01T00:00:00Z'
const record = (id: string) => ({ id, status: 'success', data: {}, createdAt: time, updatedAt: time })

/** A list of pages of three records, the second of which can't be read; what was asked for, by its continuation. */
function show({ pages = 4, emptyPage = -1, isEnabled = true, queryClient = new QueryClient() } = {}) {
  const asked: (string | null)[] = []
  const client = clientOf(async (url) => {
    const { searchParams } = new URL(String(url))
    const continuation = searchParams.get('continuation')
    asked.push(continuation)
    expect([searchParams.get('user'), searchParams.get('limit')]).toEqual([otherSender, '50'])
    const page = Number(continuation ?? 0)
    return Response.json({
      requests:
        page === emptyPage
          ? []
          : [record(`0x${page}a`), { ...record(`0x${page}b`), data: 5 }, record(`0x${page}c`)],
      ...(page + 1 < pages && { continuation: `${page + 1}` }),
    })
  })
  const rendered = renderHookWithCauseway(() => useHistoryPages({ user: otherSender }, { isEnabled }), env, {
    client,
    queryClient,
  })
  const { result } = rendered
  return {
    ...rendered,
    asked,
    rows: () => {
      const { count, isComplete, unreadableCount, maxPages, furthestPage } = result.current
      return { count, isComplete, unreadableCount, maxPages, furthest: furthestPage.offset }
    },
    async next() {
      const count = result.current.query.data?.pages.length ?? 0
      void result.current.query.fetchNextPage()
      await waitFor(() => expect(result.current.query.data?.pages).toHaveLength(count + 1))
    },
  }
}

describe('useHistoryPages', () => {
  it('default: reads the first page, counts its rows, and knows the end once it is there', async () => {
    const { result, rows, next, asked } = show({ pages: 2 })
    expect(rows()).toEqual({ count: 0, isComplete: false, unreadableCount: 0, maxPages: 4, furthest: 0 })
    expect(isHistoryLoading(result.current)).toBe(true)
    await waitFor(() => expect(result.current.count).toBe(3))
    expect(isHistoryLoading(result.current)).toBe(false)
    // As many short pages as hold the records of four full ones.
    expect(rows()).toEqual({ count: 3, isComplete: false, unreadableCount: 1, maxPages: 40, furthest: 0 })
    await next()
    expect(rows()).toEqual({ count: 6, isComplete: true, unreadableCount: 2, maxPages: 40, furthest: 3 })
    const ids = [0, 1, 2, 3, 4, 5, 6].map((index) => result.current.entryAt(index)?.id)
    expect(ids).toEqual(['0x0a', '0x0b', '0x0c', '0x1a', '0x1b', '0x1c', undefined])
    expect(asked).toEqual([null, '1'])
  })

  it('behavior: leaps to a page, as often as it is asked, and still knows how far the list goes', async () => {
    const { result, rows, next, asked } = show()
    await waitFor(() => expect(result.current.count).toBe(3))
    await next()
    await next()
    expect(rows()).toMatchObject({ count: 9, furthest: 6, isComplete: false })
    const [first, second] = result.current.query.data?.pageParams ?? []
    const leapTo = async (page = first) => {
      act(() => page && result.current.leapTo(page))
      await waitFor(() => expect(result.current.query.data?.pageParams).toEqual([page]))
    }
    await leapTo(second)
    expect(result.current.entryAt(0)).toBeUndefined()
    expect(result.current.entryAt(3)?.id).toBe('0x1a')
    expect(rows()).toMatchObject({ count: 9, furthest: 6, isComplete: false, unreadableCount: 1 })
    await leapTo(first)
    await leapTo(second)
    expect(asked).toEqual([null, '1', '2', '1', null, '1'])
    // Up to the end.
    await next()
    await next()
    expect(rows()).toMatchObject({ count: 12, furthest: 9, isComplete: true })
  })

  it('behavior: goes on behind an empty page from there', async () => {
    const { result, rows, next } = show({ emptyPage: 1 })
    await waitFor(() => expect(result.current.count).toBe(3))
    await next()
    expect(rows()).toMatchObject({ count: 3, furthest: 3, isComplete: false })
    await next()
    expect(rows()).toMatchObject({ count: 6, furthest: 3, isComplete: false })
    expect(result.current.furthestPage.continuation).toBe('2')
  })

  it('behavior: asks for nothing while it is off, and forgets unused pages after half a minute', async () => {
    const off = show({ isEnabled: false })
    expect(isHistoryLoading(off.result.current)).toBe(false)
    expect(off.asked).toEqual([])
    off.unmount()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const queryClient = new QueryClient()
    const { result, unmount } = show({ queryClient })
    await waitFor(() => expect(result.current.count).toBe(3))
    unmount()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it.each([
    ['it is read', true, 5, false, false, true],
    ['empty pages are followed', false, 0, true, false, true],
    ['rows are known', false, 5, true, false, false],
    ['the list is empty', false, 0, false, false, false],
    ['following failed', false, 0, true, true, false],
  ])('default: is loading or not while %s', (_, isLoading, count, hasNextPage, isError, expected) => {
    const history = { query: { isLoading, hasNextPage, isError }, count } as unknown as HistoryPages
    expect(isHistoryLoading(history)).toBe(expected)
  })
})

const announce = vi.fn()
const setRowCount = vi.fn()
// One cast: the hook calls no more of it.
const context = { announce, setRowCount } as unknown as UseActivityReturnType

describe('useReportCount', () => {
  function report(initial: object, isSearched = true) {
    announce.mockClear()
    setRowCount.mockClear()
    const { rerender } = renderHook(
      (history: object) => useReportCount(history as HistoryPages, isSearched),
      {
        initialProps: initial,
        wrapper: ({ children }: { children: ReactNode }) => (
          <ActivityContext.Provider value={context}>{children}</ActivityContext.Provider>
        ),
      },
    )
    return { rerender, said: () => announce.mock.calls.flat(), counted: () => setRowCount.mock.calls.flat() }
  }

  const [read, unread] = [
    { data: {}, failureReason: null },
    { data: undefined, failureReason: null },
  ]
  const failed = { data: undefined, failureReason: new Error('no answer') }
  const stopped = { ...failed, data: {} }

  it.each<[string, object, (string | undefined)[], (number | undefined)[]]>([
    ['before an answer', { query: unread, count: 0, isComplete: false }, [], [undefined]],
    ['after an error', { query: failed, count: 0, isComplete: false }, [], [0]],
    ['behind empty pages', { query: read, count: 0, isComplete: false }, [], [undefined]],
    ['behind empty pages, after an error', { query: stopped, count: 0, isComplete: false }, [], [undefined]],
    ['while a far page is read', { query: unread, count: 100, isComplete: false }, [], [undefined]],
    ['for none', { query: read, count: 0, isComplete: true }, ['Swaps found: 0.'], [0]],
    ['for one page', { query: read, count: 50, isComplete: true }, ['Swaps found: 50.'], [50]],
    ['for one page of many', { query: read, count: 7, isComplete: false }, ['Swaps found: 7 or more.'], [7]],
    ['for several pages', { query: read, count: 51, isComplete: true }, ['Swaps found: 50 or more.'], [51]],
  ])('a11y: announces and reports the number of rows %s', (_, history, said, counted) => {
    const searched = report(history)
    expect(searched.said()).toEqual(said)
    expect(searched.counted()).toEqual(counted)
    // The first list isn't announced.
    const first = report(history, false)
    expect(first.said()).toEqual([])
    expect(first.counted()).toEqual(counted)
  })

  it('a11y: announces a search once, not each page of it, and the next search again', () => {
    const { rerender, said, counted } = report({ query: read, count: 50, isComplete: false })
    rerender({ query: read, count: 100, isComplete: false })
    rerender({ query: read, count: 100, isComplete: false })
    rerender({ query: read, count: 7, isComplete: true })
    expect(said()).toEqual(['Swaps found: 50 or more.', 'Swaps found: 7.'])
    expect(counted()).toEqual([50, 100, 7])
  })

  it('error: names the list outside of its root', () => {
    expect(() => renderHook(() => useReportCount({} as HistoryPages, true))).toThrow(
      '`Activity.List` must be used inside `Activity.Root`.',
    )
  })
})

it('behavior: useRefetchRecorded: refetches a known list when a swap has arrived, not when one is removed', async () => {
  let status = 'submitted'
  const config = configOf(env, {
    client: clientOf(async () => Response.json({ status }), {
      ...systemClock,
      // Asked again at once.
      sleep: (_ms, signal) => systemClock.sleep(5, signal),
    }),
    journal: storedSwaps([{ id: 'a', status: 'filling', items: ['done'], requestId: `0x${'8'.repeat(64)}` }]),
  })
  onTestFinished(config.stop)
  const refetch = vi.fn()
  let data: object | undefined
  const { rerender } = renderHookWithCauseway(
    () => useRefetchRecorded({ query: { data, refetch } } as unknown as HistoryPages),
    env,
    { config },
  )
  const { executions } = config
  await waitFor(() => expect(executions.getState().pending[0]?.state.status).toBe('filling'))
  data = {}
  rerender()
  // Known before the list was.
  expect(refetch).not.toHaveBeenCalled()
  status = 'success'
  await waitFor(() => expect(executions.getState().past[0]?.state.status).toBe('success'))
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1))
  data = { ...data }
  rerender()
  await act(() => executions.forget('a'))
  expect(executions.getState().past).toEqual([])
  expect(refetch).toHaveBeenCalledTimes(1)
})

describe('useNow', () => {
  it('default: follows the client’s clock every quarter of a minute, until it unmounts', () => {
    vi.useFakeTimers()
    const now = vi.fn(() => 7_000)
    const [one, other] = [now, () => 90_000].map((now) =>
      configOf(env, { client: clientOf(env.sandbox.fetch, { ...systemClock, now }) }),
    )
    onTestFinished(() => [one, other].forEach((config) => config?.stop()))
    const queryClient = new QueryClient()
    let config = one
    const { result, rerender, unmount } = renderHook(() => useNow(), {
      wrapper: ({ children }: { children: ReactNode }) =>
        config && (
          <QueryClientProvider client={queryClient}>
            <CausewayProvider config={config}>{children}</CausewayProvider>
          </QueryClientProvider>
        ),
    })
    expect(result.current).toBe(7_000)
    now.mockReturnValue(8_000)
    act(() => vi.advanceTimersByTime(14_999))
    expect(result.current).toBe(7_000)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toBe(8_000)
    config = other
    rerender()
    expect(result.current).toBe(90_000)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('error: names itself outside of the provider', () => {
    expect(() => renderHook(() => useNow())).toThrow('`useNow` must be used inside `CausewayProvider`.')
  })
})
