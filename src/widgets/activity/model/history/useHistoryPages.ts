'use client'
import { useCallback, useState } from 'react'
import type { RequestsListParameters } from '../../../../query/keys.ts'
import type { RequestsPageParam, RequestsStart } from '../../../../query/service/requestsPages.ts'
import { useInnerRequestsFrom } from '../../../../hooks/internal/requests/useInnerRequestsFrom.ts'
import type { HistoryEntry } from './historyEntry.ts'
import { entryAt, loadedRows, maxPagesFor, pageSize } from './historyPages.ts'

/** How long unused pages are kept, in milliseconds. */
const keptMs = 30_000

export interface HistoryPages {
  /** Number of rows known to exist. */
  count: number
  /** Whether there are no more rows. */
  isComplete: boolean
  /** The entry of a row; undefined if it isn't loaded, or no longer. */
  entryAt: (index: number) => HistoryEntry | undefined
  /** How many of the loaded records can't be read. */
  unreadableCount: number
  /** The page furthest from the start of the list that was ever loaded. */
  furthestPage: RequestsPageParam
  /** How many pages are kept. */
  maxPages: number
  /** Drops the loaded pages, and starts with a different one. */
  leapTo: (page: RequestsPageParam) => void
  query: ReturnType<typeof useInnerRequestsFrom>
}

/**
 * A list of any length that keeps only a few pages: at first the first one, then `useFetchVisiblePages` loads those in
 * view. Nothing is requested while `isEnabled` is false.
 */
export function useHistoryPages(
  parameters: RequestsListParameters,
  { isEnabled }: { isEnabled: boolean },
): HistoryPages {
  const [start, setStart] = useState<RequestsStart>({ page: nothing.page, restarts: 0 })
  const [maxPages, setMaxPages] = useState(maxPagesFor(undefined))
  const query = useInnerRequestsFrom(start, {
    ...parameters,
    limit: pageSize,
    query: { maxPages, enabled: isEnabled, gcTime: keptMs },
  })
  const { data } = query
  const [seen, setSeen] = useState<{ data: typeof data; furthest: Furthest }>({ data, furthest: nothing })
  let { furthest } = seen
  if (data !== seen.data) {
    furthest = furthestOf(query, furthest)
    setSeen({ data, furthest })
    setMaxPages(maxPagesFor(data))
  }

  const leapTo = useCallback(
    (page: RequestsPageParam) => setStart(({ restarts }) => ({ page, restarts: restarts + 1 })),
    [],
  )
  return {
    count: furthest.count,
    isComplete: furthest.isEnd,
    entryAt: (index) => entryAt(data, index),
    unreadableCount: (data?.pages ?? []).reduce((sum, { unreadable }) => sum + unreadable.length, 0),
    furthestPage: furthest.page,
    maxPages,
    leapTo,
    query,
  }
}

/** True until the first records are loaded, or it is known that there are none: the first pages may be empty. */
export function isHistoryLoading({ query, count }: HistoryPages): boolean {
  return query.isLoading || (count === 0 && query.hasNextPage && !query.isError)
}

/** How far the list was ever loaded. */
interface Furthest {
  count: number
  page: RequestsPageParam
  isEnd: boolean
}

const nothing: Furthest = { count: 0, page: { offset: 0 }, isEnd: false }

function furthestOf({ data, hasNextPage }: HistoryPages['query'], before: Furthest): Furthest {
  if (!data) return before
  const page = data.pageParams.at(-1) ?? before.page
  const { end } = loadedRows(data)
  return !hasNextPage || end >= before.count ? { count: end, page, isEnd: !hasNextPage } : before
}
