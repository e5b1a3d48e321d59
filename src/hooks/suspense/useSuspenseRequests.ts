'use client'
import { useSuspenseInfiniteQuery, type UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { RequestsListParameters, RequestsQueryKey } from '../../query/keys.ts'
import { requestsInfiniteQueryOptionsFor } from '../../query/service/requests.ts'
import type { RequestsPageParam, RequestsPages } from '../../query/service/requestsPages.ts'
import type { SuspenseInfiniteQueryParameter } from '../../query/options/types.ts'
import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ConfigParameter } from '../context/connectionParameters.ts'
import { useConfig } from '../context/useConfig.ts'
import { suspenseOptions } from './suspenseOptions.ts'

export type UseSuspenseRequestsParameters<selected = RequestsPages> = RequestsListParameters &
  ConfigParameter & {
    query?:
      | SuspenseInfiniteQueryParameter<
          RequestsPage,
          CausewayError,
          selected,
          RequestsQueryKey,
          RequestsPageParam
        >
      | undefined
  }
export type UseSuspenseRequestsReturnType<selected = RequestsPages> = UseSuspenseInfiniteQueryResult<
  selected,
  CausewayError
>

/**
 * `useRequests` with Suspense: the component suspends until the first page. Say whose requests to list, or which ones; `user:
 * null` lists everyone's.
 *
 * @example
 * const { data, fetchNextPage } = useSuspenseRequests({ user: account }) // `data.pages` holds at least one page
 *
 * @throws {InvalidArgumentError} when nothing says whose or which requests to list.
 */
export function useSuspenseRequests<selected = RequestsPages>(
  parameters: UseSuspenseRequestsParameters<selected>,
): UseSuspenseRequestsReturnType<selected> {
  checkObject(parameters, 'useSuspenseRequests')
  const { config, ...options } = parameters
  return useSuspenseInfiniteQuery(
    suspenseOptions(
      'useSuspenseRequests',
      requestsInfiniteQueryOptionsFor<selected>(
        useConfig('useSuspenseRequests', { config }),
        options,
        'useSuspenseRequests',
      ),
      () => ({ argument: 'user' }),
    ),
  )
}
