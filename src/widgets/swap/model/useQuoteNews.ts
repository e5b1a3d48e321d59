'use client'
import { useEffect, useRef, useState } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { toJsonText } from '../../../utils/toJsonText.ts'
import { sayQuoteAt, type SaidQuote } from './quoteNews.ts'

/** The quote that assistive technology hears of: the last one that was news, and not too soon after the one before. */
export function useQuoteNews(quote: Quote | undefined): Quote | undefined {
  const [news, setNews] = useState<Quote>()
  const said = useRef<SaidQuote>(undefined)
  useEffect(() => {
    if (!quote) return undefined
    const { currencyIn, currencyOut } = quote.details
    const next = {
      question: toJsonText(quote.parameters),
      amount: (quote.parameters.tradeType === 'EXACT_INPUT' ? currencyOut : currencyIn).amount,
      at: Date.now(),
    }
    const at = sayQuoteAt(said.current, next)
    if (at === undefined) return undefined
    // What comes meanwhile takes its place.
    const timer = setTimeout(() => {
      said.current = { ...next, at }
      setNews(quote)
    }, at - next.at)
    return () => clearTimeout(timer)
  }, [quote])
  return news
}
