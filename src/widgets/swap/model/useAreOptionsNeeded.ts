'use client'
import { optionFields } from './reasons/swapReason.ts'
import { useSwapContext, useSwapDerived } from './swapContext.ts'
import { useIsOptionEntered } from './useIsOptionEntered.ts'

/** Whether the settings must be visible even if the page hides them: one of them is entered, missing or invalid. */
export function useAreOptionsNeeded(part: string): boolean {
  const isEntered = useIsOptionEntered(useSwapContext(part).store)
  const isRequired = useSwapDerived(part, ({ reasons }) =>
    reasons.some(({ field }) => optionFields.has(field)),
  )
  return isEntered || isRequired
}
