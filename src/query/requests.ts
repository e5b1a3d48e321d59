import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { getRequests, type RequestsPage } from '../actions/getRequests.ts'
import type { GetRequestsParameters } from '../actions/requestsParameters.ts'
import type { Client } from '../client/createClient.ts'
import type { CausewayError } from '../errors/base.ts'
import { retryDelay, retryRead } from './retry.ts'
import type { InfiniteQueryParameter } from './types.ts'

type RequestsPages = InfiniteData<RequestsPage, string | undefined>

export interface RequestsOptions extends Omit<GetRequestsParameters, 'continuation'> {
  query?:
    | InfiniteQueryParameter<RequestsPage, CausewayError, RequestsPages, RequestsQueryKey, string | undefined>
    | undefined
}

export type RequestsQueryKey = ReturnType<typeof requestsQueryKey>

/** Where the keys of all lists of requests start. */
export const requestsQueryKeyPrefix = ['requests'] as const

/** Key of a list of requests. */
export function requestsQueryKey(
  client: Pick<Client, 'baseUrl'>,
  parameters: Omit<GetRequestsParameters, 'continuation'>,
) {
  return [...requestsQueryKeyPrefix, client.baseUrl, parameters] as const
}

/** Options of a list of requests for react-query's infinite queries. */
export function requestsInfiniteQueryOptions(client: Client, { query, ...parameters }: RequestsOptions) {
  return infiniteQueryOptions<
    RequestsPage,
    CausewayError,
    RequestsPages,
    RequestsQueryKey,
    string | undefined
  >({
    retry: retryRead,
    retryDelay,
    // Comparing a page of 50 records costs more than showing it again.
    structuralSharing: false,
    ...query,
    queryKey: requestsQueryKey(client, parameters),
    queryFn: ({ pageParam, signal }) =>
      getRequests(client, { ...parameters, continuation: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.continuation ?? undefined,
  })
}
