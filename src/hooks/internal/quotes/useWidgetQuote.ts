'use client'
import { useQuery } from '@tanstack/react-query'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { quoteOptionsFor, type QuoteOptions } from '../../../query/service/quote.ts'
import type { UseQuoteReturnType } from '../../useQuote.ts'
import { useConfig } from '../../context/useConfig.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { useDiscardRestored } from '../../base/useDiscardRestored.ts'

/** `useQuote` for a widget, without the defaults of the page's `QueryClient`. Nothing comes from a persisted cache. */
export function useWidgetQuote(options: QuoteOptions): UseQuoteReturnType {
  const caller = 'useWidgetQuote'
  const own = quoteOptionsFor(caller, useConfig(caller), options)
  return useQuery(useDiscardRestored({ ...innerQueryOptions, ...own }, isFetched))
}
