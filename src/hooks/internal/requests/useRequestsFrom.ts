'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/options/innerOptions.ts'
import { requestsFromQueryOptions, type RequestsFromOptions } from '../../../query/service/requests.ts'
import type { RequestsPages, RequestsStart } from '../../../query/service/requestsPages.ts'
import type { UseRequestsReturnType } from '../../useRequests.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useDiscardRestored } from '../../base/useDiscardRestored.ts'

/** A list of requests that starts in the middle, for lists of any length. Nothing comes from a persisted cache. */
export function useRequestsFrom(
  start: RequestsStart,
  options: RequestsFromOptions,
): UseRequestsReturnType<RequestsPages | undefined> {
  const caller = 'useRequestsFrom'
  const own = requestsFromQueryOptions(useConfig(caller), start, options, caller)
  return useInfiniteQuery(useDiscardRestored({ ...innerQueryOptions, ...own }))
}
