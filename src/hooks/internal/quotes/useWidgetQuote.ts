'use client'
import { useQuery } from '@tanstack/react-query'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { innerQueryOptions } from '../../../query/options/innerOptions.ts'
import { quoteQueryOptions, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useConfig } from '../../context/useConfig.ts'

/** What a widget reads of a query; reading more would rerender it more often. */
type WidgetQuote = Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'isPlaceholderData' | 'failureCount' | 'refetch'
>

/**
 * `useQuote` for a widget, without the defaults of the page's `QueryClient`. A quote that a page or a persisted cache put
 * there proves nothing and may be anything: it is loading until one is fetched.
 */
export function useWidgetQuote(options: QuoteOptions): WidgetQuote {
  const caller = 'useWidgetQuote'
  const own = quoteQueryOptions(useConfig(caller), options, caller)
  const { data, isLoading, error, isError, isPaused, isPlaceholderData, failureCount, refetch } = useQuery({
    ...innerQueryOptions,
    ...own,
  })
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
