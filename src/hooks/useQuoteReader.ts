'use client'
import { useMemo } from 'react'
import type { Quote } from '../actions/getQuote.ts'
import type { Order } from '../execution/audit/readOrder.ts'
import { orderOf, readQuote, type QuoteReading } from '../execution/review/readQuote.ts'
import { useCauseway } from './causewayContext.ts'

export interface QuoteReader {
  /** What a quote asks for, read from its bytes; undefined when its steps can't be read. */
  read: (quote: Quote) => QuoteReading | undefined
  /** The order behind a quote. */
  orderOf: (quote: Quote) => Order | 'unreadable' | undefined
}

/** Reads quotes with the chains, the tokens and the audit of the provider. */
export function useQuoteReader(): QuoteReader {
  const { chains, tokens, audit } = useCauseway('useQuoteReader')
  return useMemo(() => {
    const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
    return { read: (quote) => readQuote(quote, { tokens, nativeOf, audit }), orderOf }
  }, [chains, tokens, audit])
}
