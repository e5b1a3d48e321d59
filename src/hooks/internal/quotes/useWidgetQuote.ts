'use client'
import { useQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { quoteOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useConfig } from '../../context/useConfig.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { useAnswered } from '../../base/useAnswered.ts'

/** `useQuote` of a widget, whatever the page's `QueryClient` says. Nothing of it comes from a store of queries. */
export function useWidgetQuote(options: QuoteOptions): UseQuoteReturnType {
  const caller = 'useWidgetQuote'
  const own = quoteOptionsFor(caller, useConfig(caller), options)
  return useQuery(useAnswered({ ...innerQueryOptions, ...own }, isFetched))
}
