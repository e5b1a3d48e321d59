import { checkOptions } from '../options/checkOptions.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { GetRequestStatusParameters } from '../../actions/getRequestStatus.ts'
import { lookUpRequest } from '../../actions/lookups/lookUpRequest.ts'
import type { Config } from '../../config/config.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import { checkKinds, type Kinds } from '../../errors/checks/checkKinds.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isFinalRequestStatus } from '../../schemas/status/requestStatus.ts'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { callerFields } from '../options/callerFields.ts'
import { refetchRestored, sharingOf } from '../keepFetched.ts'
import { watchRequest, isWatched } from './watchRequest.ts'
import { requestStatusQueryKey, type RequestStatusQueryKey } from '../keys.ts'
import { retryDelay, retryRead } from '../options/retry.ts'
import type { ExactPartial, QueryOptionsReturnType, QueryParameter } from '../options/types.ts'

/** Pause after a failed poll of a query that isn't tracked, in milliseconds. */
export const statusRefreshMs = 3_000

export interface RequestStatusOptions<
  selected = RequestState,
> extends ExactPartial<GetRequestStatusParameters> {
  /**
   * The page knows that the provider has created the request, such as for its own quote: it is polled for as long as it takes.
   * @default false: after five 404 responses in a row, or thirty without a status, polling pauses until `refetch`
   */
  isExpected?: boolean | undefined
  query?: QueryParameter<RequestState, CausewayError, selected, RequestStatusQueryKey> | undefined
}

const statusKinds: Kinds<keyof RequestStatusOptions> = {
  requestId: 'text',
  path: 'text',
  isExpected: 'any',
  query: 'object',
}

/**
 * react-query options for a request's status. While the query is observed, it gets updates from the config's watcher, which polls
 * at the request's own pace, once for all queries, executions and tabs, until the request is final; after a failure it waits for
 * a refund. `query.refetchInterval` replaces this: each query then polls by itself. An unobserved query, as in `prefetchQuery`,
 * sends one request.
 */
export function requestStatusQueryOptions<selected = RequestState>(
  config: Pick<Config, 'client' | 'requestWatcher'>,
  options: RequestStatusOptions<selected>,
): QueryOptionsReturnType<RequestState, CausewayError, selected, RequestStatusQueryKey> {
  return requestStatusQueryOptionsFor(config, options, 'requestStatusQueryOptions')
}

/** As `requestStatusQueryOptions`; errors about wrong arguments name the caller. */
export function requestStatusQueryOptionsFor<selected = RequestState>(
  config: Pick<Config, 'client' | 'requestWatcher'>,
  options: RequestStatusOptions<selected>,
  caller: string,
): QueryOptionsReturnType<RequestState, CausewayError, selected, RequestStatusQueryKey> {
  checkOptions(caller, { config, options })
  checkKinds(options, statusKinds, caller)
  const { query, requestId, path, isExpected } = options
  const hasOwnPace = query?.refetchInterval !== undefined
  return queryOptions<RequestState, CausewayError, selected, RequestStatusQueryKey>({
    refetchInterval: (used) =>
      isWatched(used) || (isFetched(used.state.data) && isFinalRequestStatus(used.state.data.status))
        ? false
        : statusRefreshMs,
    refetchOnMount: refetchRestored,
    retry: retryRead,
    retryDelay,
    ...callerFields(query),
    structuralSharing: sharingOf(query?.structuralSharing),
    queryKey: requestStatusQueryKey(config, { requestId, path }),
    queryFn:
      requestId == null
        ? skipToken
        : (context) => {
            const { client, queryKey } = context
            const used = client.getQueryCache().find<RequestState>({ queryKey, exact: true })
            return used && !hasOwnPace
              ? watchRequest(config.requestWatcher, { requestId, path, isExpected }, { client, query: used })
              : lookUpRequest(config.client, { requestId, path }, { signal: context.signal }).then(
                  ({ state }) => markFetched(state),
                )
          },
  })
}
