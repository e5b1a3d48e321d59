'use client'
import type { SwapField } from './reasons/swapReason.ts'
import { useSwapDerived } from './swapContext.ts'
import { useIsOptionEntered } from './useIsOptionEntered.ts'

const optionFields: ReadonlySet<SwapField | undefined> = new Set([
  'recipient',
  'refundTo',
  'slippage',
  'usePermit',
])

/** Whether the options must be in sight though a page leaves them out: one of them is entered, missing or wrong. */
export function useAreOptionsNeeded(part: string): boolean {
  const isEntered = useIsOptionEntered(part)
  const isAskedFor = useSwapDerived(part, ({ reasons }) =>
    reasons.some(({ field }) => optionFields.has(field)),
  )
  return isEntered || isAskedFor
}
