'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Quote } from '../actions/getQuote.ts'
import type { CausewayError } from '../errors/causewayError.ts'
import { quoteQueryOptionsFor, type QuoteOptions } from '../query/service/quote.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseQuoteParameters<selected = Quote> = QuoteOptions<selected> & ConfigParameter
export type UseQuoteReturnType<selected = Quote> = UseQueryResult<selected, CausewayError>

/**
 * Fetches an executable quote and refreshes it every 15 seconds while the page is visible. Stays pending until all required
 * parameters are set.
 *
 * @example
 * const { data: quote, error } = useQuote({
 *   user,
 *   originChainId: 1,
 *   originCurrency: usdc,
 *   destinationChainId: 8453,
 *   destinationCurrency: usdcOnBase,
 *   amount: 1_000_000n, // 1 USDC
 *   tradeType: 'EXACT_INPUT',
 * })
 */
export function useQuote<selected = Quote>(
  given: UseQuoteParameters<selected> = {},
): UseQuoteReturnType<selected> {
  checkObject(given, 'useQuote')
  const { config, ...options } = given
  return useQuery(quoteQueryOptionsFor(useConfig('useQuote', { config }), options, 'useQuote'))
}
