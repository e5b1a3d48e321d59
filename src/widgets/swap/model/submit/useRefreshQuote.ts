'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useSwapContext, useSwapFacts } from '../swapContext.ts'

/**
 * Fetches a new quote at once, except while there is none to ask for, while the provider wants no requests, or while it
 * is reviewed or executed.
 */
export function useRefreshQuote(part: string): () => void {
  const { store } = useSwapContext(part)
  const { refetch, parameters, isHeld } = useSwapFacts(part).quote
  const { isPending } = useExecution()
  return () => {
    if (!parameters || isHeld || isPending || store.getState().reviewed) return
    void refetch({ cancelRefetch: false })
  }
}
