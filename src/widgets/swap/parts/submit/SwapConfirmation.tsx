'use client'
import type { Quote } from '../../../../actions/getQuote.ts'
import { callIsolated } from '../../../../utils/events/reportException.ts'
import type { StartExecutionOptions } from '../../../../execution/core/execution.ts'
import { useStartTransfer } from '../../../../hooks/internal/executions/useStartTransfer.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { SwapReview } from './chunks.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'

/** The review of the quote while it is open, and what comes after it. */
export function SwapConfirmation() {
  const { store, settings } = useSwapContext('Swap.Root')
  const startTransfer = useStartTransfer()
  const reviewed = useSwapState('Swap.Root', (state) => state.reviewed)
  const reviews = useSwapState('Swap.Root', (state) => state.reviews)

  /** Executes the quote, unless the page is against it or the form says something else by then. */
  async function confirm(accepted: Quote, options?: StartExecutionOptions): Promise<void> {
    if (store.getState().isVetoPending) return
    store.update({ acceptedQuote: accepted, reviewed: undefined })
    if (!(await isLet(accepted))) return
    callIsolated(() => settings.onSubmit?.(accepted))
    // What could not be started is told beside the form.
    const orderId = settings.checkout?.orderId
    const transfer = await startTransfer({ quote: accepted, ...options, orderId }).catch(() => undefined)
    if (transfer?.status === 'success') callIsolated(() => settings.onPaid?.(transfer))
  }

  async function isLet(accepted: Quote): Promise<boolean> {
    const { onBeforeSubmit } = settings
    if (!onBeforeSubmit) return true
    const { value } = store.getState()
    store.update({ isVetoPending: true })
    const answer = await Promise.resolve(accepted)
      .then(onBeforeSubmit)
      .catch(() => false)
    store.update({ isVetoPending: false })
    if (store.getState().value !== value) return false
    if (answer !== true) store.update({ veto: typeof answer === 'string' ? sanitizeText(answer) : '' })
    return answer === true
  }

  return (
    reviewed && (
      // A review that could not be loaded is asked for anew by the next press.
      <SwapReview
        key={reviews}
        quote={reviewed}
        onConfirm={(confirmed, options) => void confirm(confirmed, options)}
      />
    )
  )
}
