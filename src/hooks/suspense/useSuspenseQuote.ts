'use client'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { QuoteQueryKey } from '../../query/keys.ts'
import { findMissingParameter, quoteQueryOptionsFor } from '../../query/service/quote.ts'
import type { SuspenseQueryParameter } from '../../query/options/types.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ConfigParameter } from '../context/connectionParameters.ts'
import { useConfig } from '../context/useConfig.ts'
import { suspenseOptions } from './suspenseOptions.ts'

export type UseSuspenseQuoteParameters<selected = Quote> = GetQuoteParameters &
  ConfigParameter & {
    query?: SuspenseQueryParameter<Quote, CausewayError, selected, QuoteQueryKey> | undefined
  }
export type UseSuspenseQuoteReturnType<selected = Quote> = UseSuspenseQueryResult<selected, CausewayError>

/**
 * `useQuote` with Suspense: the component suspends until its first quote, and an error before that reaches the error boundary.
 * All required parameters must be set.
 *
 * @example
 * const { data: quote } = useSuspenseQuote(parameters) // never undefined
 *
 * @throws {InvalidArgumentError} when a required parameter is missing.
 */
export function useSuspenseQuote<selected = Quote>(
  parameters: UseSuspenseQuoteParameters<selected>,
): UseSuspenseQuoteReturnType<selected> {
  checkObject(parameters, 'useSuspenseQuote')
  const { config, ...options } = parameters
  return useSuspenseQuery(
    suspenseOptions(
      'useSuspenseQuote',
      quoteQueryOptionsFor<selected>(useConfig('useSuspenseQuote', { config }), options, 'useSuspenseQuote'),
      () => findMissingParameter(options),
    ),
  )
}
