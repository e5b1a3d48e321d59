'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { describeQuote, type QuoteDescription } from '../../../audit/describe/describeQuote.ts'
import type { AuditFacts } from '../../../audit/auditOptions.ts'
import { codeTargetsOf } from '../../../audit/input/codeTargets.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import type { Currency } from '../../../schemas/currency.ts'
import { addressesWithoutCodeQueryOptions } from '../../../query/chain/addressesWithoutCode.ts'
import { isContractQueryOptions } from '../../../query/chain/isContract.ts'
import { orderSignatureQueryOptions } from '../../../query/service/orderSignature.ts'
import { useTokens } from '../../useTokens.ts'
import { useConfig } from '../../context/useConfig.ts'

export interface QuoteDecoder {
  /** What a quote asks the wallet for, decoded from its bytes; undefined if its steps can't be decoded. */
  decode: (quote: Quote) => QuoteDescription | undefined
}

/**
 * Decodes quotes with the chains, tokens and audit options of the config.
 *
 * @param quote The quote to sign: for this one, the chain and the signature are read, too.
 * @param named Its currencies with the names to show, if the page doesn't list them.
 * @param unlistedTokens Tokens as their contracts describe them.
 */
export function useQuoteDecoder(
  quote: Quote,
  named: readonly Currency[],
  unlistedTokens: readonly Token[],
): QuoteDecoder {
  const config = useConfig('useQuoteDecoder')
  const { chains, tokens } = useTokens()
  const audit = config.getAudit()
  const { originChainId: chainId, user: address } = quote.parameters
  const { data: isContractAccount } = useQuery(isContractQueryOptions(config, { chainId, address }))
  const addresses = useMemo(() => codeTargetsOf(quote), [quote])
  const { data: addressesWithoutCode } = useQuery(
    addressesWithoutCodeQueryOptions(config, { chainId, addresses }),
  )
  const { data: isSigned } = useQuery(orderSignatureQueryOptions(config, quote))
  return useMemo(() => {
    const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
    return {
      decode(one) {
        const isOwn = one === quote
        // The review reads every fact that an execution's audit reads.
        const facts: AuditFacts = {
          isContractAccount,
          addressesWithoutCode: isOwn ? addressesWithoutCode : undefined,
          isOrderSigned: isOwn ? (isSigned ?? undefined) : undefined,
          unlistedTokens,
        }
        const shown = [...tokens, ...named]
        return describeQuote(one, {
          tokens: shown,
          nativeOf,
          audit: { ...facts, ...audit },
        })
      },
    }
  }, [chains, tokens, named, unlistedTokens, audit, isContractAccount, addressesWithoutCode, quote, isSigned])
}
