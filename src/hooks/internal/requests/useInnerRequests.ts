'use client'
import {
  fetchedPages,
  requestsInfiniteQueryOptionsFor,
  type RequestsOptions,
} from '../../../query/service/requests.ts'
import type { RequestsPages } from '../../../query/service/requestsPages.ts'
import type { UseRequestsReturnType } from '../../useRequests.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useInnerInfiniteQuery } from '../../base/useInnerQuery.ts'

/**
 * `useRequests` without the defaults of the page's `QueryClient`, for statements about funds: nothing comes from a persisted cache.
 */
export function useInnerRequests({
  query,
  ...parameters
}: RequestsOptions): UseRequestsReturnType<RequestsPages | undefined> {
  const caller = 'useInnerRequests'
  const own = requestsInfiniteQueryOptionsFor<RequestsPages | undefined>(
    useConfig(caller),
    {
      ...parameters,
      query: { ...query, select: fetchedPages },
    },
    caller,
  )
  return useInnerInfiniteQuery(own)
}
