import { queryOptions, skipToken } from '@tanstack/react-query'
import {
  getRequestStatus,
  type GetRequestStatusParameters,
  type RequestStatus,
} from '../actions/getRequestStatus.ts'
import type { Client } from '../client/createClient.ts'
import type { CausewayError } from '../errors/base.ts'
import { isFinalRequestState } from '../schemas/requestState.ts'
import { retryDelay, retryRead } from './retry.ts'
import type { Incomplete, QueryParameter } from './types.ts'

/** How often a request that is under way is looked at, in milliseconds. */
export const statusRefreshMs = 3_000

export interface RequestStatusOptions extends Incomplete<GetRequestStatusParameters> {
  query?: QueryParameter<RequestStatus, CausewayError, RequestStatusQueryKey> | undefined
}

export type RequestStatusQueryKey = ReturnType<typeof requestStatusQueryKey>

/** Key of a request's status. */
export function requestStatusQueryKey(
  client: Pick<Client, 'baseUrl'>,
  { requestId, path }: Incomplete<GetRequestStatusParameters>,
) {
  return ['requestStatus', client.baseUrl, { requestId, path }] as const
}

/** Options of a request's status for react-query; looks again until the request is over. */
export function requestStatusQueryOptions(client: Client, { query, requestId, path }: RequestStatusOptions) {
  return queryOptions<RequestStatus, CausewayError, RequestStatus, RequestStatusQueryKey>({
    refetchInterval: ({ state }) =>
      state.data && isFinalRequestState(state.data.state) ? false : statusRefreshMs,
    retry: retryRead,
    retryDelay,
    ...query,
    queryKey: requestStatusQueryKey(client, { requestId, path }),
    queryFn:
      requestId === undefined
        ? skipToken
        : ({ signal }) => getRequestStatus(client, { requestId, path }, { signal }),
  })
}
