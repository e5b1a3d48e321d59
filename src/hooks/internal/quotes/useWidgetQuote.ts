'use client'
import { useQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { quoteOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useConfig } from '../../context/useConfig.ts'

/** `useQuote` of a widget, whatever the page's `QueryClient` says. */
export function useWidgetQuote(options: QuoteOptions): UseQuoteReturnType {
  const caller = 'useWidgetQuote'
  return useQuery({ ...innerQueryOptions, ...quoteOptionsFor(caller, useConfig(caller), options) })
}
