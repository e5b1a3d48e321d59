'use client'
import type { ReactNode } from 'react'
import { SwapKnownContext } from '../model/swapContext.ts'
import { useSwapKnowledge } from '../model/useSwapKnowledge.ts'
import { SwapConfirmation } from './submit/SwapConfirmation.tsx'

/** The same element each time: what becomes known renders none of it. */
const confirmation = <SwapConfirmation />

/** Finds out once, for all parts, what the form must know beside what is entered. */
export function SwapProvider({ children }: { children: ReactNode }) {
  const known = useSwapKnowledge()
  return (
    <SwapKnownContext.Provider value={known}>
      {children}
      {confirmation}
    </SwapKnownContext.Provider>
  )
}
