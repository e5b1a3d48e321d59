'use client'
import { useEffect } from 'react'
import { nextFetch } from '../history/historyPages.ts'
import type { HistoryPages } from '../history/useHistoryPages.ts'

/** How long scrolling must pause before a far page is loaded, in milliseconds. */
const pauseMs = 100

/** Loads the pages of the visible rows, and those next to them. */
export function useFetchVisiblePages(
  { query, furthestPage, maxPages, leapTo }: HistoryPages,
  { first, last }: { first: number; last: number },
): void {
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
  useEffect(() => {
    if (!data || isFetching || isError) return undefined
    const read = nextFetch(data, {
      first,
      last,
      furthest: furthestPage,
      maxPages,
      hasNextPage,
      hasPreviousPage,
    })
    if (typeof read === 'object') {
      const timer = setTimeout(() => leapTo(read.leapTo), pauseMs)
      return () => clearTimeout(timer)
    }
    if (read === 'again') void refetch()
    else if (read === 'next') void fetchNextPage()
    else if (read === 'previous') void fetchPreviousPage()
    return undefined
  }, [
    data,
    isFetching,
    isError,
    first,
    last,
    furthestPage,
    maxPages,
    leapTo,
    hasNextPage,
    hasPreviousPage,
    fetchNextPage,
    fetchPreviousPage,
    refetch,
  ])
}
