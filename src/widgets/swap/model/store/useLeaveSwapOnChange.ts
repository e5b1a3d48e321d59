'use client'
import { useEffect, useRef } from 'react'
import { useLeaveSwap } from '../../../../hooks/internal/executions/useLeaveSwap.ts'
import type { SwapStore } from './swapStore.ts'

/**
 * Dismisses the last swap when a value changes, once everything of it was sent; it stays in the list, and continues there. One that still has
 * something to send stays in sight to its end, or until the user stops it, and so does a hidden swap of another wallet.
 *
 * @param isCheckout Whether a pending one stays: whoever is paying sees the end of it, whatever the page wants to be paid next.
 */
export function useLeaveSwapOnChange(store: SwapStore, isCheckout: boolean): void {
  const leave = useLeaveSwap(isCheckout)
  // Outlives the effect: a part may change a value in an earlier effect, and the page while the form is hidden.
  const seen = useRef(store.getState())
  useEffect(() => {
    const leaveIfChanged = () => {
      const { value, locale } = seen.current
      seen.current = store.getState()
      // The same value in another locale is no different one.
      if (seen.current.value !== value && seen.current.locale === locale) leave()
    }
    leaveIfChanged()
    return store.subscribe(leaveIfChanged)
  }, [store, leave])
}
