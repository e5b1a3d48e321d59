'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { isFetched } from '../client/fetchedAnswers.ts'
import { quoteRefreshMs } from '../query/service/quote.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'
import { setBackMs } from '../utils/time/steadyClock.ts'
import { useIsPast } from './base/useIsPast.ts'
import type { UseQuoteReturnType } from './useQuote.ts'

/**
 * What a page can do with a quote.
 *
 * - `idle`: nothing was requested yet
 * - `loading`: a request is in progress, or is being retried; also while the only quote came from a persisted or a server's
 *   cache
 * - `ready`: it can be executed
 * - `expired`: too old to execute; a new one is needed
 * - `offline`: it can't be requested while the page is offline
 * - `error`: the last request failed. An older quote is not used in its place.
 */
export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteStatuses = ['idle', 'loading', 'ready', 'expired', 'offline', 'error'] as const

/**
 * How old a quote is.
 *
 * - `fresh`: younger than two refresh intervals
 * - `stale`: a refresh is overdue, but it can still be executed
 * - `expired`: older than the client's `quoteMaxAgeMs`
 */
export type QuoteFreshness = 'fresh' | 'stale' | 'expired'

/** A quote that missed a refresh is stale, in milliseconds. */
const staleMs = 2 * quoteRefreshMs

/** The result of `useQuote`. */
export type UseQuoteStatusParameters = ConfigParameter &
  // These don't change while a quote is refreshed, so a refresh rerenders nothing until its response arrives.
  Pick<UseQuoteReturnType, 'data' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount'>

export interface UseQuoteStatusReturnType {
  status: QuoteStatus
  /** Undefined while there is no quote. */
  freshness: QuoteFreshness | undefined
}

/**
 * Tells whether the quote of `useQuote` can be executed and how old it is, and updates when it gets too old.
 *
 * @example
 * const query = useQuote(parameters)
 * const { status } = useQuoteStatus(query)
 * return <button disabled={status !== 'ready'}>Bridge</button>
 */
export function useQuoteStatus(given: UseQuoteStatusParameters): UseQuoteStatusReturnType {
  checkObject(given, 'useQuoteStatus')
  const { config, ...query } = given
  if (query.data != null) {
    checkObject(query.data, 'useQuoteStatus', 'data', {
      fields: ['receivedAt'],
      rule: 'it must come from `useQuote`',
    })
  }
  const { quoteMaxAgeMs, clock } = useConfig('useQuoteStatus', { config }).client
  const receivedAt = query.data && query.data.receivedAt - setBackMs(query.data)
  const isStale = useIsPast(receivedAt && receivedAt + staleMs, clock)
  const isExpired = useIsPast(receivedAt && receivedAt + quoteMaxAgeMs, clock)
  const freshness = isExpired ? 'expired' : isStale ? 'stale' : 'fresh'
  return { status: statusOf(query, isExpired), freshness: query.data && freshness }
}

function statusOf(
  { data, isError, isLoading, isPaused, failureCount }: Omit<UseQuoteStatusParameters, 'config'>,
  isExpired: boolean,
): QuoteStatus {
  if (isPaused) return 'offline'
  if (isError) return 'error'
  if (!data) return isLoading ? 'loading' : 'idle'
  // Anyone who can write to a persisted cache could change what is paid, and to whom.
  if (failureCount > 0 || !isFetched(data)) return 'loading'
  return isExpired ? 'expired' : 'ready'
}
