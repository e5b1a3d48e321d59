'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useSwapState } from '../swapContext.ts'

/** Whether the shown execution is for the quote that was accepted here, with the current values. */
export function useIsOwnExecution(part: string): boolean {
  const { quote } = useExecution().state
  return useSwapState(part, ({ acceptedQuote }) => quote !== undefined && quote === acceptedQuote)
}
