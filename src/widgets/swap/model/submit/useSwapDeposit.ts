'use client'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../swapContext.ts'
import type { SwapDepositWay } from '../derived/depositWay.ts'

export interface UseSwapDepositReturnType {
  /** Undefined where the page does not offer to pay what is chosen to a deposit address. */
  way: SwapDepositWay | undefined
  /** Shows the panel in the place of the form. */
  open: () => void
}

/** Whether what is chosen may be paid to a deposit address, and the way there. */
export function useSwapDeposit(part: string): UseSwapDepositReturnType {
  const { store } = useSwapContext(part)
  const facts = useSwapFacts(part)
  const way = useSwapDerived(part, ({ depositWay }) => depositWay)
  return {
    way,
    open() {
      // What was typed last goes along.
      store.commit()
      const { depositWay } = store.derive(facts)
      if (!depositWay) return
      const { amount, recipient } = store.getState().value
      const { route, quoteParameters } = depositWay
      store.update({ deposit: { quoteParameters, defaultValue: { ...route, amount, recipient } } })
    },
  }
}
