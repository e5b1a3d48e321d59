'use client'
import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import type { Quote } from '../../../../actions/getQuote.ts'
import { toJsonText } from '../../../../utils/text/toJsonText.ts'
import { quoteAnnouncementTime, type AnnouncedQuote } from './quoteAnnouncement.ts'

/**
 * The quote to announce to assistive technology: only after a relevant change, and not too soon after the previous one.
 */
export function useQuoteAnnouncement(quote: Quote | undefined): Quote | undefined {
  const { clock } = useConfig('useQuoteAnnouncement').client
  const [announced, setAnnounced] = useState<Quote>()
  const last = useRef<AnnouncedQuote>(undefined)
  useEffect(() => {
    if (!quote) return undefined
    const { currencyIn, currencyOut } = quote.details
    const next = {
      parameters: toJsonText(quote.parameters),
      amount: (quote.parameters.tradeType === 'EXACT_INPUT' ? currencyOut : currencyIn).amount,
      at: clock.now(),
    }
    const at = quoteAnnouncementTime(last.current, next)
    if (at === undefined) return undefined
    // If a newer quote comes meanwhile, that one is announced instead.
    const timer = setTimeout(() => {
      last.current = { ...next, at }
      setAnnounced(quote)
    }, at - next.at)
    return () => clearTimeout(timer)
  }, [quote, clock])
  return announced
}
