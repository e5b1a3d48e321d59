import { checkOptions } from '../options/checkOptions.ts'
import { infiniteQueryOptions, skipToken, type QueryKey } from '@tanstack/react-query'
import { getRequests } from '../../actions/getRequests.ts'
import type { Config } from '../../config/config.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import { checkKinds, type Kind, type Kinds } from '../../errors/checks/checkKinds.ts'
import { requestsQuerySchema } from '../../schemas/requests/query/requestsQuery.ts'
import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import { sharingOfPages } from './sharingOfPages.ts'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { callerFields } from '../options/callerFields.ts'
import {
  requestsFromQueryKey,
  requestsQueryKey,
  type RequestsFromQueryKey,
  type RequestsListParameters,
  type RequestsQueryKey,
} from '../keys.ts'
import {
  checkEmptyPages,
  firstRequestsPage,
  nextRequestsPage,
  type RequestsPageParam,
  type RequestsPages,
  type RequestsStart,
} from './requestsPages.ts'
import { requestsRefreshDelay } from './requestsRefresh.ts'
import { retryDelay, retryRead } from '../options/retry.ts'
import type { InfiniteQueryOptionsReturnType, InfiniteQueryParameter } from '../options/types.ts'

export interface RequestsOptions<selected = RequestsPages> extends RequestsListParameters {
  query?:
    | InfiniteQueryParameter<RequestsPage, CausewayError, selected, RequestsQueryKey, RequestsPageParam>
    | undefined
}

/** Options of a list that starts in the middle and returns the provider's pages. */
export interface RequestsFromOptions extends RequestsListParameters {
  query?:
    | Omit<
        InfiniteQueryParameter<
          RequestsPage,
          CausewayError,
          RequestsPages | undefined,
          RequestsFromQueryKey,
          RequestsPageParam
        >,
        'select'
      >
    | undefined
}

/** Pages, if this page fetched all of them; for `query.select`, if restored data must not be shown. */
export function fetchedPages(data: RequestsPages): RequestsPages | undefined {
  return data.pages.every(isFetched) ? data : undefined
}

/** The accepted parameters; the query's schema checks their values. */
const requestsKinds: Kinds = {
  ...Object.fromEntries(Object.keys(requestsQuerySchema.shape).map((name): [string, Kind] => [name, 'any'])),
  query: 'object',
}

/** The parameters that identify requests, whoever made them. */
const naming = [
  'term',
  'id',
  'orderId',
  'depositTxHash',
  'fillTxHash',
  'refundTxHash',
  'depositAddress',
  'recipient',
] as const satisfies readonly (keyof RequestsListParameters)[]

/**
 * Options for a list of requests with react-query's infinite queries. The list refetches while a request in it is pending. With
 * `query.maxPages` it keeps that many pages and loads in both directions. Nothing is requested while `user` is `undefined` or
 * empty, or while nothing says whose or which requests to list; `user: null` lists everyone's.
 */
export function requestsInfiniteQueryOptions<selected = RequestsPages>(
  config: Pick<Config, 'client'>,
  options: RequestsOptions<selected>,
): InfiniteQueryOptionsReturnType<
  RequestsPage,
  CausewayError,
  selected,
  RequestsQueryKey,
  RequestsPageParam
> {
  return requestsInfiniteQueryOptionsFor(config, options, 'requestsInfiniteQueryOptions')
}

/** As `requestsInfiniteQueryOptions`; errors about wrong arguments name the caller. */
export function requestsInfiniteQueryOptionsFor<selected = RequestsPages>(
  config: Pick<Config, 'client'>,
  options: RequestsOptions<selected>,
  caller: string,
): InfiniteQueryOptionsReturnType<
  RequestsPage,
  CausewayError,
  selected,
  RequestsQueryKey,
  RequestsPageParam
> {
  const { query, ...parameters } = checkRequestsOptions(caller, config, options)
  const queryKey = requestsQueryKey(config, parameters)
  return listOptions(config, parameters, {
    ...callerFields(query),
    queryKey,
    initialPageParam: firstRequestsPage,
  })
}

/**
 * Options of a list of requests that starts in the middle, for lists of any length. Nothing comes from a persisted
 * cache.
 */
export function requestsFromQueryOptions(
  config: Pick<Config, 'client'>,
  start: RequestsStart,
  options: RequestsFromOptions,
  caller: string,
) {
  const { query, ...parameters } = checkRequestsOptions(caller, config, options)
  const { page, restarts } = start
  // The previous pages are left out of the key, since hashing them would take longer with every page.
  const { continuation } = page
  return listOptions<RequestsPages | undefined, RequestsFromQueryKey>(config, parameters, {
    ...callerFields(query),
    select: fetchedPages,
    queryKey: requestsFromQueryKey(config, { continuation, restarts }, parameters),
    initialPageParam: page,
  })
}

function checkRequestsOptions<options extends object>(
  caller: string,
  config: Pick<Config, 'client'>,
  options: options,
): options {
  checkOptions(caller, { config, options })
  checkKinds(options, requestsKinds, caller)
  return options
}

/** Options that all lists of requests share. */
function listOptions<selected, queryKey extends QueryKey>(
  config: Pick<Config, 'client'>,
  parameters: RequestsListParameters,
  own: InfiniteQueryParameter<RequestsPage, CausewayError, selected, queryKey, RequestsPageParam> & {
    queryKey: queryKey
    initialPageParam: RequestsPageParam
  },
): InfiniteQueryOptionsReturnType<RequestsPage, CausewayError, selected, queryKey, RequestsPageParam> {
  const { user, ...others } = parameters
  const wanted = user == null ? others : { ...others, user }
  return infiniteQueryOptions<RequestsPage, CausewayError, selected, queryKey, RequestsPageParam>({
    refetchInterval: ({ state: { data, error, dataUpdatedAt, errorUpdatedAt } }) =>
      data
        ? requestsRefreshDelay({ pages: data.pages, error, now: Math.max(dataUpdatedAt, errorUpdatedAt) })
        : false,
    refetchOnMount: ({ state: { data } }) =>
      data === undefined || fetchedPages(data) !== undefined || 'always',
    retry: retryRead,
    retryDelay,
    ...own,
    structuralSharing: sharingOfPages(own.structuralSharing ?? own.select !== undefined),
    queryFn: isComplete(parameters)
      ? async ({ pageParam, signal }) => {
          const { continuation } = pageParam
          const page = await getRequests(config.client, { ...wanted, continuation }, { signal })
          checkEmptyPages(page, pageParam, `GET ${config.client.paths.requests}`)
          return markFetched(page)
        }
      : skipToken,
    getNextPageParam: (page, _pages, pageParam) => nextRequestsPage(page, pageParam),
    getPreviousPageParam: (_page, _pages, { previous }) => previous,
  })
}

function isComplete(parameters: RequestsListParameters): boolean {
  if (parameters.user === null) return true
  if ('user' in parameters) return isGiven(parameters.user)
  return naming.some((name) => isGiven(parameters[name]))
}

/**
 * Whether a parameter identifies requests. An empty search field doesn't: the provider would list everyone's. Values that aren't text are
 * rejected by the request.
 */
function isGiven(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value != null
}
