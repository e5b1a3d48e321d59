'use client'
import { useEffect, useRef } from 'react'
import { useLeaveSwap } from '../../../../hooks/internal/executions/useLeaveSwap.ts'
import type { SwapStore } from './swapStore.ts'

/**
 * Dismisses the last swap when a value changes, if everything of it was sent; it continues in the list. A swap that still has something to
 * send stays visible until it ends or the user stops it, and so does a hidden swap of another wallet.
 *
 * @param isCheckout Whether a pending swap stays: the payer sees its outcome, even if the page already requests another payment.
 */
export function useLeaveSwapOnChange(store: SwapStore, isCheckout: boolean): void {
  const leave = useLeaveSwap(isCheckout)
  // A ref, since a part may change a value in an earlier effect, and the page may while the form is hidden.
  const seen = useRef(store.getState())
  useEffect(() => {
    const leaveIfChanged = () => {
      const { value, locale } = seen.current
      seen.current = store.getState()
      // The same value in another locale isn't a change.
      if (seen.current.value !== value && seen.current.locale === locale) leave()
    }
    leaveIfChanged()
    return store.subscribe(leaveIfChanged)
  }, [store, leave])
}
