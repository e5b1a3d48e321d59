'use client'
import { useCallback } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useIsQuoteFetching } from '../../../hooks/internal/quotes/useIsQuoteFetching.ts'
import { useIsQuoteLimited } from '../../../hooks/internal/quotes/useIsQuoteLimited.ts'
import { useInnerQuote } from '../../../hooks/internal/quotes/useInnerQuote.ts'
import { useQuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { useStableFields } from '../../shared/hooks/useStableFields.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import { indicativeRefetchInterval, isIndicativeQuote, isPriceOf } from './quote/indicativeQuote.ts'
import type { SwapQuoteState } from './swapFacts.ts'
import type { SwapStore } from './store/swapStore.ts'

/**
 * Keeps a quote for the values up to date, except while it is reviewed or executed. The same object as long as its
 * content is the same.
 */
export function useSwapQuote(store: SwapStore, parameters: GetQuoteParameters | undefined): SwapQuoteState {
  const { isPending } = useExecution()
  const isReviewed = useStore(store, () => store.getState().reviewed !== undefined)
  const isAutoRefreshOff = useStore(store, () => store.getState().isAutoRefreshOff)
  // The visitor's price stays visible until the wallet's quote arrives.
  const keepPrice = useCallback(
    (last: Quote | undefined) => (last && isPriceOf(last, parameters) ? last : undefined),
    [parameters],
  )
  const query = useInnerQuote({
    ...parameters,
    // No refresh during a review or execution, so that the user signs the quote that was shown.
    query: {
      enabled: !isPending && !isReviewed,
      placeholderData: keepPrice,
      ...(isIndicativeQuote({ parameters }) && { refetchInterval: indicativeRefetchInterval }),
      ...(isAutoRefreshOff && {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      }),
    },
  })
  const { data, error, isError, isLoading, isPaused, failureCount, refetch: request } = query
  const known = useQuoteStatus(query).status
  const status = query.isPlaceholderData && known !== 'offline' ? 'loading' : known
  const isRateLimited = useIsQuoteLimited(error)
  // Only observed in these states, so that other refreshes don't rerender the form before their response arrives.
  const isRenewing = useIsQuoteFetching(status === 'expired' || status === 'error' ? parameters : undefined)
  const refetch = useCallback(() => request({ cancelRefetch: false }), [request])
  return useStableFields({
    data,
    error,
    isError,
    isLoading,
    isPaused,
    failureCount,
    refetch,
    status,
    isRateLimited,
    isRenewing,
    parameters,
  })
}
