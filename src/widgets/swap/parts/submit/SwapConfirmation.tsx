'use client'
import { useEffect, useRef } from 'react'
import type { Quote } from '../../../../actions/getQuote.ts'
import { callIsolated } from '../../../../utils/events/reportException.ts'
import type { StartExecutionOptions } from '../../../../execution/core/execution.ts'
import { useStartSwap } from '../../../../hooks/internal/executions/useStartSwap.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useBrowserLayoutEffect } from '../../../shared/hooks/useBrowserLayoutEffect.ts'
import { LazySwapProgress, LazySwapReview } from './chunks.ts'
import { useSwapContext, useSwapDerived, useSwapState } from '../../model/swapContext.ts'

/** The review of the quote while it is open, and its confirmation. */
export function SwapConfirmation() {
  const { store, settings } = useSwapContext('Swap.Root')
  const startSwap = useStartSwap()
  const reviewed = useSwapState(store, (state) => state.reviewed)
  const hasQuote = useSwapDerived('Swap.Root', ({ quote }) => quote !== undefined)
  useEffect(() => {
    if (!hasQuote) return
    LazySwapReview.preload()
    LazySwapProgress.preload()
  }, [hasQuote])
  const isMounted = useRef(false)
  // A layout effect, which runs with the commit that hides or removes the form; an effect would run a moment later.
  useBrowserLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const reviews = useSwapState(store, (state) => state.reviews)

  /** Executes the quote, unless the page rejects it or the form has changed meanwhile. */
  async function confirm(accepted: Quote, options?: StartExecutionOptions): Promise<void> {
    const { isVetoPending, reviewed: open } = store.getState()
    if (isVetoPending || !open || store.pendingChanges.isPending()) return
    store.update({ acceptedQuote: accepted, reviewed: undefined })
    if (!(await isAllowedByPage(accepted))) return
    callIsolated(() => settings.onSubmit?.(accepted))
    // If it can't be started, the form shows why.
    const { checkout } = settings
    const order = { orderId: checkout?.orderId, isPayment: checkout !== undefined }
    const swap = await startSwap({ quote: accepted, ...options, ...order }).catch(() => undefined)
    if (swap?.status === 'success') callIsolated(() => settings.onPaid?.(swap))
  }

  async function isAllowedByPage(accepted: Quote): Promise<boolean> {
    const { onBeforeSubmit } = settings
    if (!onBeforeSubmit) return true
    const { value } = store.getState()
    store.update({ isVetoPending: true })
    const answer = await Promise.resolve(accepted)
      .then(onBeforeSubmit)
      .catch(() => false)
    store.update({ isVetoPending: false })
    // A closed or changed form cancels the swap: it must not prompt anymore.
    if (!isMounted.current || store.getState().value !== value || store.pendingChanges.isPending())
      return false
    if (answer !== true) store.update({ veto: typeof answer === 'string' ? sanitizeText(answer) : '' })
    return answer === true
  }

  return (
    reviewed && (
      // If the review couldn't be loaded, the next press tries again.
      <LazySwapReview
        key={reviews}
        quote={reviewed}
        onConfirm={(confirmed, options) => void confirm(confirmed, options)}
      />
    )
  )
}
