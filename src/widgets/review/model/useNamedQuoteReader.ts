'use client'
import { useMemo } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { useQuoteReader, type QuoteReader } from '../../../hooks/internal/useQuoteReader.ts'
import { useCurrencyNames, type NameCurrency } from '../../shared/messages/useCurrencyNames.ts'

/** Reads quotes with their tokens called as they are shown. */
export function useNamedQuoteReader(
  quote: Quote,
  acceptedQuote: Quote,
): Pick<QuoteReader, 'read'> & { nameCurrency: NameCurrency } {
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
  return { read: useQuoteReader(quote, named).read, nameCurrency }
}
