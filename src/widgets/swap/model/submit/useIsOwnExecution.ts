'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useSwapState } from '../swapContext.ts'

/** Whether the execution in sight is of the quote that was accepted here, for what is entered now. */
export function useIsOwnExecution(part: string): boolean {
  const { quote } = useExecution().state
  return useSwapState(part, ({ acceptedQuote }) => quote !== undefined && quote === acceptedQuote)
}
