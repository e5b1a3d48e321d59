'use client'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { CausewayError } from '../errors/base.ts'
import { requestsInfiniteQueryOptions, type RequestsOptions, type RequestsPages } from '../query/requests.ts'
import { useConfig } from './internal/useConfig.ts'

export type UseRequestsParameters = RequestsOptions
export type UseRequestsReturnType = UseInfiniteQueryResult<RequestsPages, CausewayError>

/**
 * Lists requests, page by page, and reads them again while one of them is under way. The service wants an API key for
 * it: point the client at a server of yours that adds the key.
 *
 * @example
 * const { data, fetchNextPage, hasNextPage } = useRequests({ user, limit: 20 })
 */
export function useRequests(parameters: UseRequestsParameters = {}): UseRequestsReturnType {
  return useInfiniteQuery(requestsInfiniteQueryOptions(useConfig('useRequests'), parameters))
}
