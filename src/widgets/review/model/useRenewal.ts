'use client'
import { useEffect, useRef } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'

interface Renewal {
  quote: Quote
  isTooOld: boolean
  /** Nothing has to be accepted, so a new quote doesn't disturb the user. */
  isQuiet: boolean
  onRefresh: () => void
}

/** Requests a new quote when the current one is too old: once for each quote, and as soon as the page is visible. */
export function useRenewal({ quote, isTooOld, isQuiet, onRefresh }: Renewal): void {
  const renewed = useRef<Quote>(undefined)
  useEffect(() => {
    if (!isTooOld || !isQuiet) return undefined
    const renew = () => {
      if (renewed.current === quote || document.visibilityState === 'hidden') return
      renewed.current = quote
      onRefresh()
    }
    renew()
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [quote, isTooOld, isQuiet, onRefresh])
}
