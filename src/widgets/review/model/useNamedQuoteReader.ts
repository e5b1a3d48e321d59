'use client'
import { useMemo } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { useQuoteReader, type QuoteReader } from '../../../hooks/internal/useQuoteReader.ts'
import { useReadTokens } from '../../../hooks/internal/tokens/useReadTokens.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { Currency } from '../../../schemas/currency.ts'
import { findToken } from '../../shared/model/findToken.ts'
import { useCurrencyNames, type NameCurrency } from '../../shared/messages/useCurrencyNames.ts'

export interface NamedQuoteReader extends Pick<QuoteReader, 'read'> {
  nameCurrency: NameCurrency
  /** Of the quote: those that neither the page lists nor a contract has described, so that their decimals are the service's word. */
  unchecked: readonly Currency[]
}

/** Reads quotes with their tokens called as they are shown. */
export function useNamedQuoteReader(quote: Quote, acceptedQuote: Quote): NamedQuoteReader {
  const nameCurrency = useCurrencyNames(
    [quote, acceptedQuote].flatMap(({ details }) => [
      details.currencyIn.currency,
      details.currencyOut.currency,
    ]),
  )
  const named = useMemo(
    () => [quote.details.currencyIn, quote.details.currencyOut].map(({ currency }) => nameCurrency(currency)),
    [quote, nameCurrency],
  )
  const { tokens } = useTokens()
  const unlisted = named.filter((currency) => !findToken(tokens, currency))
  const readToken = useReadTokens(unlisted)
  const unchecked = useMemo(
    () => named.filter((currency) => !findToken(tokens, currency) && !readToken(currency)),
    [named, tokens, readToken],
  )
  const described = useMemo(
    () => named.flatMap((currency) => (findToken(tokens, currency) ? [] : (readToken(currency) ?? []))),
    [named, tokens, readToken],
  )
  return { read: useQuoteReader(quote, named, described).read, nameCurrency, unchecked }
}
