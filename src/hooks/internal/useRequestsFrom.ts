'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { requestsQueryKey } from '../../query/keys.ts'
import {
  requestsInfiniteQueryOptions,
  type RequestsOptions,
  type RequestsPageParam,
} from '../../query/requests.ts'
import type { UseRequestsReturnType } from '../useRequests.ts'
import { useConfig } from './useConfig.ts'

export interface RequestsStart {
  /** The page to begin with; one that was read before. */
  page: RequestsPageParam
  /** Tells readings apart that begin at the same page, when `maxPages` has let that page go. */
  reading: number
}

/** A list of requests that begins in the middle, for lists of any length. */
export function useRequestsFrom(
  { page, reading }: RequestsStart,
  options: RequestsOptions,
): UseRequestsReturnType {
  const config = useConfig('useRequestsFrom')
  const { query: _, ...parameters } = options
  // The chain of pages before is left out: hashing it would take longer with every page.
  const start = { continuation: page.continuation, reading }
  return useInfiniteQuery({
    ...requestsInfiniteQueryOptions(config, options),
    queryKey: requestsQueryKey(config, { ...parameters, ...start }),
    initialPageParam: page,
  })
}
