'use client'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { quoteQueryOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useInnerQuery } from '../../base/useInnerQuery.ts'
import { useConfig } from '../../context/useConfig.ts'

/** The fields of a query that widgets read; more would rerender them more often. */
type InnerQuote = Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'isPlaceholderData' | 'failureCount' | 'refetch'
>

/**
 * `useQuote` without the defaults of the page's `QueryClient`. A quote that the page or a persisted cache put there may be anything: the
 * status is `loading` until one is fetched.
 */
export function useInnerQuote(options: QuoteOptions): InnerQuote {
  const caller = 'useInnerQuote'
  const { data, isLoading, error, isError, isPaused, isPlaceholderData, failureCount, refetch } =
    useInnerQuery(quoteQueryOptionsFor(useConfig(caller), options, caller))
  const quote = isFetched(data) ? data : undefined
  return {
    data: quote,
    isLoading: isLoading || quote !== data,
    error,
    isError,
    isPaused,
    isPlaceholderData,
    failureCount,
    refetch,
  }
}
