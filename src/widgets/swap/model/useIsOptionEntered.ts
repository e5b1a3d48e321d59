'use client'
import { useSwapState } from './swapContext.ts'

/** Whether the user or the page has set any of the options. */
export function useIsOptionEntered(part: string): boolean {
  return useSwapState(
    part,
    ({ value }) =>
      value.topupGas || value.usePermit || `${value.recipient}${value.refundTo}${value.slippage}` !== '',
  )
}
