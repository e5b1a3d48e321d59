'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import type { SwapStore } from '../store/swapStore.ts'
import { useSwapState } from '../swapContext.ts'

/** Whether the shown execution is for the quote that was accepted here, with the current values. */
export function useIsOwnExecution(store: SwapStore): boolean {
  const { quote } = useExecution().state
  return useSwapState(store, ({ acceptedQuote }) => quote !== undefined && quote === acceptedQuote)
}
