'use client'
import { useEffect, useRef } from 'react'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../swapContext.ts'
import { isActionable, type SwapSubmission } from '../derived/submission.ts'
import { useRefreshQuote } from './useRefreshQuote.ts'
import { useSwapDeposit } from './useSwapDeposit.ts'

interface UseSwapSubmitReturnType {
  submission: SwapSubmission
  /** Whether `submit` does anything but point to a problem. */
  canSubmit: boolean
  /**
   * Opens the review of the quote; without one, asks for a wallet or fetches a new quote, whichever is missing. Does nothing right after a
   * change, whose quote hasn't arrived yet.
   */
  submit: () => void
}

/** Does what the form's button says. */
export function useSwapSubmit(part: string): UseSwapSubmitReturnType {
  const { store, settings } = useSwapContext(part)
  const facts = useSwapFacts(part)
  // A page may keep `submit` longer than this render.
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })
  const submission = useSwapDerived(part, (derived) => derived.submission)
  const { open } = useSwapDeposit(part)
  const refreshQuote = useRefreshQuote(part)
  return {
    submission,
    canSubmit: isActionable(submission),
    submit() {
      if (store.pendingChanges.isPending()) return
      const { submission: now, quote } = store.derive(latest.current)
      if (now.kind === 'review') store.update({ reviewed: quote, reviews: store.getState().reviews + 1 })
      else if (now.kind === 'connect') settings.onConnectWallet?.()
      else if (now.kind === 'refetch') refreshQuote()
      else if (now.kind === 'deposit') open()
    },
  }
}
