'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useSwapContext, useSwapFacts } from '../swapContext.ts'

/**
 * Fetches a new quote at once, except while parameters are missing, while the provider's rate limit applies, or while a quote is reviewed
 * or executed. The function keeps its identity while the form is mounted.
 */
export function useRefreshQuote(part: string): () => void {
  const { store } = useSwapContext(part)
  const { quote } = useSwapFacts(part)
  const { isPending } = useExecution()
  // A page may keep the function longer than this render.
  const latest = useRef({ quote, isPending })
  useEffect(() => {
    latest.current = { quote, isPending }
  })
  return useCallback(() => {
    const { quote: now, isPending: isSwapPending } = latest.current
    if (!now.parameters || now.isRateLimited || isSwapPending || store.getState().reviewed) return
    void now.refetch()
  }, [store])
}
