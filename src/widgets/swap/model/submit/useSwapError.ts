'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useSwapDerived, useSwapFacts } from '../swapContext.ts'

/** What went wrong, where it is neither what was entered nor a veto: the quote's error, else that of what was executed. */
export function useSwapError(part: string): Error | undefined {
  const { state } = useExecution()
  const { error: quoteError } = useSwapFacts(part).quote
  const reason = useSwapDerived(part, ({ reasons }) => reasons.find(({ kind }) => kind === 'error'))
  if (reason) return reason.code === 'quoteError' ? (quoteError ?? undefined) : undefined
  return state.error
}
