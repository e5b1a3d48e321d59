'use client'
import { useQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { quoteOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useConfig } from '../../context/useConfig.ts'

/** `useQuote` for a widget, without the defaults of the page's `QueryClient`. */
export function useWidgetQuote(options: QuoteOptions): UseQuoteReturnType {
  const caller = 'useWidgetQuote'
  const own = quoteOptionsFor(caller, useConfig(caller), options)
  return useQuery({ ...innerQueryOptions, ...own })
}
