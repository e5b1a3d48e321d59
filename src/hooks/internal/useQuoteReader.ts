'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Quote } from '../../actions/getQuote.ts'
import type { Order } from '../../decode/order/decodeOrder.ts'
import { describeQuote, type QuoteDescription } from '../../audit/describe/describeQuote.ts'
import { orderOf } from '../../audit/input/orderOf.ts'
import type { Token } from '../../config/tokens/token.ts'
import type { Currency } from '../../schemas/currency.ts'
import { isContractQueryOptions } from '../../query/chain/isContract.ts'
import { orderSignatureQueryOptions } from '../../query/service/orderSignature.ts'
import { useTokens } from '../useTokens.ts'
import { useConfig } from '../context/useConfig.ts'

const unnamed: readonly Currency[] = []
const undescribed: readonly Token[] = []

export interface QuoteReader {
  /** What a quote asks for, read from its bytes; undefined when its steps can't be read. */
  read: (quote: Quote) => QuoteDescription | undefined
  /** The order behind a quote. */
  orderOf: (quote: Quote) => Order | undefined
}

/**
 * Reads quotes with the chains, the tokens and the audit of the provider.
 *
 * @param quote the one that is to be signed: of it chain and signature are read, too.
 * @param named its currencies as they are shown, for those that the page does not list.
 * @param unlistedTokens those that contracts have described.
 */
export function useQuoteReader(
  quote?: Quote,
  named: readonly Currency[] = unnamed,
  unlistedTokens: readonly Token[] = undescribed,
): QuoteReader {
  const config = useConfig('useQuoteReader')
  const { chains, tokens } = useTokens()
  const audit = config.getAudit()
  const { originChainId: chainId, user: address } = quote?.parameters ?? {}
  const { data: isContractAccount } = useQuery(isContractQueryOptions(config, { chainId, address }))
  const { data: isSigned } = useQuery(orderSignatureQueryOptions(config, quote))
  return useMemo(() => {
    const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
    return {
      read(one) {
        const isOrderSigned = one === quote ? (isSigned ?? undefined) : undefined
        const shown = [...tokens, ...named]
        return describeQuote(one, {
          tokens: shown,
          nativeOf,
          audit: { isContractAccount, isOrderSigned, unlistedTokens, ...audit },
        })
      },
      orderOf,
    }
  }, [chains, tokens, named, unlistedTokens, audit, isContractAccount, quote, isSigned])
}
