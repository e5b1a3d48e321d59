'use client'
import { useSwapState } from './swapContext.ts'

/** Whether something is entered among the options, by the person or by the page. */
export function useIsOptionEntered(part: string): boolean {
  return useSwapState(
    part,
    ({ value }) =>
      value.topupGas || value.usePermit || `${value.recipient}${value.refundTo}${value.slippage}` !== '',
  )
}
