'use client'
import { CausewayError } from '../../../../errors/base.ts'
import { useSwapDeposit } from './useSwapDeposit.ts'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../swapContext.ts'

export interface UseSwapSubmitReturnType {
  /** Whether `submit` leads on. */
  canSubmit: boolean
  /** The service gave no quote, and asking once more would change nothing. */
  isRefused: boolean
  /** What is chosen is paid to a deposit address, and `submit` leads to its panel. */
  opensDeposit: boolean
  /** Opens the review of the quote; without one asks for a wallet, or for a new quote, where that is what is missing. */
  submit: () => void
}

/** What the form's button does. */
export function useSwapSubmit(part: string): UseSwapSubmitReturnType {
  const { store, settings } = useSwapContext(part)
  const { error, refetch } = useSwapFacts(part).quote
  const quote = useSwapDerived(part, (derived) => derived.quote)
  const reason = useSwapDerived(part, (derived) => derived.reason)
  const { onConnectWallet } = settings
  const { refusal, isOffered, isOnlyWay, open } = useSwapDeposit(part)
  const opensDeposit = reason?.code === 'depositOnly' && isOffered && isOnlyWay && !refusal
  const isRefused = reason?.code === 'quoteError' && !isRetryable(error)
  const connectsWallet = reason?.code === 'connect' && onConnectWallet !== undefined
  const refetches = reason?.code === 'quoteExpired' || (reason?.code === 'quoteError' && !isRefused)
  return {
    canSubmit: quote !== undefined || connectsWallet || refetches || opensDeposit,
    isRefused,
    opensDeposit,
    submit() {
      if (store.getState().isVetoPending) return
      if (quote) store.update({ reviewed: quote, reviews: store.getState().reviews + 1 })
      else if (connectsWallet) onConnectWallet()
      else if (refetches) void refetch()
      else if (opensDeposit) open()
    },
  }
}

/** The same parameters may get an answer later; otherwise only other ones can. */
function isRetryable(error: Error | null): boolean {
  return error instanceof CausewayError && error.retryable
}
