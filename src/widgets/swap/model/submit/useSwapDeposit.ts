'use client'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../swapContext.ts'
import type { SwapDepositWay } from '../derived/depositWay.ts'

interface UseSwapDepositReturnType {
  /** Undefined if the page doesn't offer to pay the selected route to a deposit address. */
  way: SwapDepositWay | undefined
  /** Shows the panel in place of the form. Does nothing while the page still has to apply a change. */
  open: () => void
}

/** Whether the selected route may be paid to a deposit address, and how to open the panel. */
export function useSwapDeposit(part: string): UseSwapDepositReturnType {
  const { store } = useSwapContext(part)
  const facts = useSwapFacts(part)
  const way = useSwapDerived(part, ({ depositWay }) => depositWay)
  return {
    way,
    open() {
      if (store.pendingChanges.isPending()) return
      // Includes the latest typed text.
      store.commit()
      const { depositWay } = store.derive(facts)
      if (!depositWay) return
      const { amount, recipient } = store.getState().value
      const { route, quoteParameters } = depositWay
      store.update({ deposit: { quoteParameters, defaultValue: { ...route, amount, recipient } } })
    },
  }
}
