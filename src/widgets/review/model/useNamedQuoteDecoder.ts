'use client'
import { useMemo } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { useQuoteDecoder, type QuoteDecoder } from '../../../hooks/internal/quotes/useQuoteDecoder.ts'
import { useReadTokens } from '../../../hooks/internal/tokens/useReadTokens.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { Currency } from '../../../schemas/currency.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import { useTokenNames, type NameToken } from '../../shared/messages/figures/useTokenNames.ts'

interface NamedQuoteDecoder extends Pick<QuoteDecoder, 'decode'> {
  nameToken: NameToken
  /**
   * The quote's currencies that neither the page lists nor a contract has described: only the provider gives their
   * decimals.
   */
  unchecked: readonly Currency[]
}

/** Decodes quotes with the token names that are shown. */
export function useNamedQuoteDecoder(quote: Quote, acceptedQuote: Quote): NamedQuoteDecoder {
  const nameToken = useTokenNames(
    [quote, acceptedQuote].flatMap(({ details }) => [
      details.currencyIn.currency,
      details.currencyOut.currency,
    ]),
  )
  const named = useMemo(
    () => [quote.details.currencyIn, quote.details.currencyOut].map(({ currency }) => nameToken(currency)),
    [quote, nameToken],
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
  return { decode: useQuoteDecoder(quote, named, described).decode, nameToken, unchecked }
}
