'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Quote } from '../../actions/getQuote.ts'
import type { Order } from '../../decode/order/decodeOrder.ts'
import { describeQuote, type QuoteDescription } from '../../audit/describe/describeQuote.ts'
import { orderOf } from '../../audit/describe/orderOf.ts'
import { isContractQueryOptions, type IsContractOptions } from '../../query/isContract.ts'
import { useTokens } from '../useTokens.ts'
import { useConfig } from '../context/useConfig.ts'

export interface QuoteReader {
  /** What a quote asks for, read from its bytes; undefined when its steps can't be read. */
  read: (quote: Quote) => QuoteDescription | undefined
  /** The order behind a quote. */
  orderOf: (quote: Quote) => Order | 'unreadable' | undefined
}

/**
 * Reads quotes with the chains, the tokens and the audit of the provider.
 *
 * @param account who is to sign them, and where.
 */
export function useQuoteReader(account: IsContractOptions = {}): QuoteReader {
  const config = useConfig('useQuoteReader')
  const { chains, tokens } = useTokens()
  const audit = config.getAudit()
  const { data: isContractAccount } = useQuery(isContractQueryOptions(config, account))
  return useMemo(() => {
    const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
    return {
      read: (quote) => describeQuote(quote, { tokens, nativeOf, audit: { isContractAccount, ...audit } }),
      orderOf,
    }
  }, [chains, tokens, audit, isContractAccount])
}
