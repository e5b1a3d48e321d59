import { queryOptions, skipToken } from '@tanstack/react-query'
import { getRequestStatus, type GetRequestStatusParameters } from '../actions/getRequestStatus.ts'
import type { RequestStatus } from '../schemas/requestStatus.ts'
import type { Config } from '../config/config.ts'
import type { CausewayError } from '../errors/base.ts'
import { isFinalRequestState } from '../schemas/requestState.ts'
import { requestStatusQueryKey, type RequestStatusQueryKey } from './keys.ts'
import { retryDelay, retryRead } from './retry.ts'
import type { Incomplete, QueryParameter } from './types.ts'

/** How often a request that is under way is looked at, in milliseconds. */
export const statusRefreshMs = 3_000

export interface RequestStatusOptions extends Incomplete<GetRequestStatusParameters> {
  query?: QueryParameter<RequestStatus, CausewayError, RequestStatusQueryKey> | undefined
}

/** Options of a request's status for react-query; looks again until the request is over. */
export function requestStatusQueryOptions(
  config: Pick<Config, 'client'>,
  { query, requestId, path }: RequestStatusOptions,
) {
  return queryOptions<RequestStatus, CausewayError, RequestStatus, RequestStatusQueryKey>({
    refetchInterval: ({ state }) =>
      state.data && isFinalRequestState(state.data.state) ? false : statusRefreshMs,
    retry: retryRead,
    retryDelay,
    ...query,
    queryKey: requestStatusQueryKey(config, { requestId, path }),
    queryFn:
      requestId === undefined
        ? skipToken
        : ({ signal }) => getRequestStatus(config.client, { requestId, path }, { signal }),
  })
}
