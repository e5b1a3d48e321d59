'use client'
import { useEffect } from 'react'
import { useLeaveSwap } from '../../../../hooks/internal/executions/useLeaveSwap.ts'
import { subscribeToValue } from './subscribeToValue.ts'
import type { SwapStore } from './swapStore.ts'

/**
 * Dismisses the last swap when a value changes, once everything of it was sent; it stays in the list, and continues there. One that still has
 * something to send stays in sight to its end, or until the user stops it, and so does a hidden swap of another wallet.
 *
 * @param isCheckout Whether a pending one stays: whoever is paying sees the end of it, whatever the page wants to be paid next.
 */
export function useLeaveSwapOnChange(store: SwapStore, isCheckout: boolean): void {
  const leave = useLeaveSwap(isCheckout)
  useEffect(() => subscribeToValue(store, leave), [store, leave])
}
