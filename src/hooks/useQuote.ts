'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Quote } from '../actions/getQuote.ts'
import type { CausewayError } from '../errors/base.ts'
import { quoteQueryOptions, type QuoteOptions } from '../query/quote.ts'
import { useConfig } from './internal/useConfig.ts'

export type UseQuoteParameters = QuoteOptions
export type UseQuoteReturnType = UseQueryResult<Quote, CausewayError>

/**
 * Keeps an executable quote for the given question, refreshed while the page is visible. While a needed
 * parameter is missing, nothing is asked and the result stays pending.
 *
 * @example
 * const { data: quote, error } = useQuote({ user, originChainId, destinationChainId, originCurrency,
 *   destinationCurrency, amount: 1_000_000n, tradeType: 'EXACT_INPUT' })
 */
export function useQuote(parameters: UseQuoteParameters = {}): UseQuoteReturnType {
  return useQuery(quoteQueryOptions(useConfig('useQuote'), parameters))
}
