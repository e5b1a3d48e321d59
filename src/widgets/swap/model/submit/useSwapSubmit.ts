'use client'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../swapContext.ts'
import { leadsOn, type SwapSubmission } from '../derived/submission.ts'
import { useSwapDeposit } from './useSwapDeposit.ts'

export interface UseSwapSubmitReturnType {
  submission: SwapSubmission
  /** Whether `submit` leads on. */
  canSubmit: boolean
  /** Opens the review of the quote; without one asks for a wallet, or for a new quote, where that is what is missing. */
  submit: () => void
}

/** Does what the form's button says. */
export function useSwapSubmit(part: string): UseSwapSubmitReturnType {
  const { store, settings } = useSwapContext(part)
  const facts = useSwapFacts(part)
  const submission = useSwapDerived(part, (derived) => derived.submission)
  const { open } = useSwapDeposit(part)
  return {
    submission,
    canSubmit: leadsOn(submission),
    submit() {
      const { submission: now, quote } = store.derive(facts)
      if (now.kind === 'review') store.update({ reviewed: quote, reviews: store.getState().reviews + 1 })
      else if (now.kind === 'connect') settings.onConnectWallet?.()
      else if (now.kind === 'refetch') void facts.quote.refetch()
      else if (now.kind === 'deposit') open()
    },
  }
}
