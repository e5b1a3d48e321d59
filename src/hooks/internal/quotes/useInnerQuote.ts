'use client'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { quoteQueryOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useInnerQuery } from '../../base/useInnerQuery.ts'
import { useConfig } from '../../context/useConfig.ts'

/** What a widget reads of a query; reading more would rerender it more often. */
type InnerQuote = Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'isPlaceholderData' | 'failureCount' | 'refetch'
>

/**
 * `useQuote` without the defaults of the page's `QueryClient`. A quote that a page or a persisted cache put
 * there proves nothing and may be anything: it is loading until one is fetched.
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
