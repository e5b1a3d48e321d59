'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { CausewayError } from '../errors/causewayError.ts'
import { requestsInfiniteQueryOptionsFor, type RequestsOptions } from '../query/service/requests.ts'
import type { RequestsPages } from '../query/service/requestsPages.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseRequestsParameters<selected = RequestsPages> = RequestsOptions<selected> & ConfigParameter
export type UseRequestsReturnType<selected = RequestsPages> = UseInfiniteQueryResult<selected, CausewayError>

/**
 * Lists requests, page by page, and refetches while one of them is pending. The provider requires an API key for this: point the
 * config at your own server, which adds the key. While `user` is `undefined` or empty, nothing is requested.
 *
 * @example
 * const { data, fetchNextPage, hasNextPage } = useRequests({ user: wallet?.address, limit: 20 })
 * const one = useRequests({ id: requestId })
 * const everybodys = useRequests({ user: null, status: 'refund' })
 */
export function useRequests<selected = RequestsPages>(
  given: UseRequestsParameters<selected> = {},
): UseRequestsReturnType<selected> {
  checkObject(given, 'useRequests')
  const { config, ...options } = given
  return useInfiniteQuery(
    requestsInfiniteQueryOptionsFor(useConfig('useRequests', { config }), options, 'useRequests'),
  )
}
