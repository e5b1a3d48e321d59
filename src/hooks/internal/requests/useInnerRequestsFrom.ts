'use client'
import { requestsFromQueryOptions, type RequestsFromOptions } from '../../../query/service/requests.ts'
import type { RequestsPages, RequestsStart } from '../../../query/service/requestsPages.ts'
import type { UseRequestsReturnType } from '../../useRequests.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useInnerInfiniteQuery } from '../../base/useInnerQuery.ts'

/** `useInnerRequests` for a list that starts in the middle, for lists of any length. */
export function useInnerRequestsFrom(
  start: RequestsStart,
  options: RequestsFromOptions,
): UseRequestsReturnType<RequestsPages | undefined> {
  const caller = 'useInnerRequestsFrom'
  const own = requestsFromQueryOptions(useConfig(caller), start, options, caller)
  return useInnerInfiniteQuery(own)
}
