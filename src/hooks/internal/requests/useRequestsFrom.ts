'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { requestsQueryKey } from '../../../query/keys.ts'
import { fetchedPages, requestsOptionsFor, type RequestsOptions } from '../../../query/service/requests.ts'
import type { RequestsPageParam, RequestsPages } from '../../../query/service/requestsPages.ts'
import type { UseRequestsReturnType } from '../../useRequests.ts'
import { useConfig } from '../../context/useConfig.ts'

export interface RequestsStart {
  /** The page to begin with; one that was read before. */
  page: RequestsPageParam
  /** Counts how often a list was begun anew: at the same page, too, when `maxPages` has let that page go. */
  restarts: number
}

/** A list of requests that begins in the middle, for lists of any length. Nothing of it comes from a store of queries. */
export function useRequestsFrom(
  { page, restarts }: RequestsStart,
  options: RequestsOptions,
): UseRequestsReturnType<RequestsPages | undefined> {
  const config = useConfig('useRequestsFrom')
  const { query: _, ...parameters } = options
  // The chain of pages before is left out: hashing it would take longer with every page.
  const start = { continuation: page.continuation, restarts }
  return useInfiniteQuery({
    ...requestsOptionsFor('useRequestsFrom', config, options),
    select: fetchedPages,
    queryKey: requestsQueryKey(config, { ...parameters, ...start }),
    initialPageParam: page,
  })
}
