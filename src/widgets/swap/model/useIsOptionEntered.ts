'use client'
import type { SwapStore } from './store/swapStore.ts'
import { useSwapState } from './swapContext.ts'

/** Whether the user or the page has set any of the options. */
export function useIsOptionEntered(store: SwapStore): boolean {
  return useSwapState(
    store,
    ({ value }) =>
      value.topupGas || value.usePermit || `${value.recipient}${value.refundTo}${value.slippage}` !== '',
  )
}
