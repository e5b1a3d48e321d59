'use client'
import { useEffect, useRef } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'

interface Renewal {
  quote: Quote
  isTooOld: boolean
  /** Nothing is to be accepted, so that nobody is disturbed. */
  isQuiet: boolean
  onRefresh: () => void
}

/** Asks for a new quote once the old one is too old, once for each, and only while somebody can see it. */
export function useRenewal({ quote, isTooOld, isQuiet, onRefresh }: Renewal): void {
  const renewed = useRef<Quote>(undefined)
  useEffect(() => {
    if (!isTooOld || !isQuiet || renewed.current === quote || document.visibilityState === 'hidden') return
    renewed.current = quote
    onRefresh()
  }, [quote, isTooOld, isQuiet, onRefresh])
}
