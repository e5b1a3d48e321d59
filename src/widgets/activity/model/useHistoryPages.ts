'use client'
import { useEffect, useState } from 'react'
import type { GetRequestsParameters } from '../../../actions/requestsParameters.ts'
import type { RequestsPageParam } from '../../../query/requests.ts'
import { useRequests, type UseRequestsReturnType } from '../../../hooks/useRequests.ts'
import type { RequestRecord } from '../../../schemas/requestRecord.ts'
import { loadedRows, nextRead, pageSize, recordAt } from './historyPages.ts'

/** Pages that are kept: what is in sight, and what may be next in both directions. */
const maxPages = 4

/** How long pages are kept that nobody looks at, in milliseconds. */
const keptMs = 30_000

/** Milliseconds without scrolling after which a far place is read. */
const settleMs = 100

export interface HistoryPages {
  /** Rows that are known to exist. */
  count: number
  /** Nothing comes after them. */
  isComplete: boolean
  /** The record of a row; undefined while it is not read, or no more kept. */
  recordAt: (index: number) => RequestRecord | undefined
  query: UseRequestsReturnType
}

/**
 * A list of any length, of which a few pages are kept: those around the rows from `first` to `last`. Nothing is asked
 * while `isEnabled` is false.
 */
export function useHistoryPages(
  parameters: GetRequestsParameters,
  { first, last, isEnabled }: { first: number; last: number; isEnabled: boolean },
): HistoryPages {
  const [{ startAt, reading }, setStart] = useState<Start>({ startAt: undefined, reading: 0 })
  const query = useRequests({
    ...parameters,
    limit: pageSize,
    startAt,
    reading,
    query: { maxPages, enabled: isEnabled, gcTime: keptMs },
  })
  const {
    data,
    isFetching,
    isError,
    hasNextPage,
    hasPreviousPage,
    fetchNextPage,
    fetchPreviousPage,
    refetch,
  } = query

  const [seen, setSeen] = useState<{ data: typeof data; furthest: Furthest }>({ data, furthest: nothing })
  let { furthest } = seen
  if (data !== seen.data) {
    furthest = furthestOf(data, furthest)
    setSeen({ data, furthest })
  }

  useEffect(() => {
    if (!data || isFetching || isError) return undefined
    const read = nextRead(data, { first, last, furthest: furthest.page, hasNextPage, hasPreviousPage })
    if (typeof read === 'object') {
      const timer = setTimeout(() => setStart({ startAt: read.leapTo, reading: reading + 1 }), settleMs)
      return () => clearTimeout(timer)
    }
    if (read === 'again') void refetch()
    else if (read === 'next') void fetchNextPage()
    else if (read === 'previous') void fetchPreviousPage()
    return undefined
  }, [
    data,
    reading,
    isFetching,
    isError,
    first,
    last,
    furthest,
    hasNextPage,
    hasPreviousPage,
    fetchNextPage,
    fetchPreviousPage,
    refetch,
  ])

  return {
    count: furthest.count,
    isComplete: furthest.isEnd,
    recordAt: (index) => recordAt(data, index),
    query,
  }
}

/** Where the kept pages began. */
interface Start {
  startAt: RequestsPageParam | undefined
  /** Counts the leaps: what was kept of an earlier one has moved on since. */
  reading: number
}

/** How far the list was ever read. */
interface Furthest {
  count: number
  page: RequestsPageParam
  isEnd: boolean
}

const nothing: Furthest = { count: 0, page: { offset: 0 }, isEnd: false }

function furthestOf(data: UseRequestsReturnType['data'], before: Furthest): Furthest {
  const [page, records] = [data?.pageParams.at(-1), data?.pages.at(-1)]
  if (!data || !page || !records) return before
  const { end } = loadedRows(data)
  const isEnd = records.continuation == null
  return isEnd || end >= before.count ? { count: end, page, isEnd } : before
}
