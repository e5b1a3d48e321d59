'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/options/innerOptions.ts'
import {
  fetchedPages,
  requestsInfiniteQueryOptions,
  type RequestsOptions,
} from '../../../query/service/requests.ts'
import type { RequestsPages } from '../../../query/service/requestsPages.ts'
import type { UseRequestsReturnType } from '../../useRequests.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useDiscardRestored } from '../../base/useDiscardRestored.ts'

/** `useRequests` for statements about funds: nothing comes from a persisted cache. */
export function useFetchedRequests({
  query,
  ...parameters
}: RequestsOptions): UseRequestsReturnType<RequestsPages | undefined> {
  const caller = 'useFetchedRequests'
  const own = requestsInfiniteQueryOptions<RequestsPages | undefined>(
    useConfig(caller),
    {
      ...parameters,
      query: { ...query, select: fetchedPages },
    },
    caller,
  )
  return useInfiniteQuery(useDiscardRestored({ ...innerQueryOptions, ...own }))
}
