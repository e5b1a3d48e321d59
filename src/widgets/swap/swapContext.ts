'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Quote } from '../../actions/getQuote.ts'
import { PartOutsideRootError } from '../../errors/context.ts'
import type { SwapFormState, SwapStore } from './swapStore.ts'

/** What `Swap.Root` gives to its parts. */
export interface SwapContextValue {
  store: SwapStore
  /** Id of the element that says why the form can't be submitted. */
  noticeId: string
  onConnectWallet: (() => void) | undefined
  onSubmit: ((quote: Quote) => void) | undefined
}

export const SwapContext = createContext<SwapContextValue | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapContext(part: string): SwapContextValue {
  const value = useContext(SwapContext)
  if (!value) throw new PartOutsideRootError(part, 'Swap.Root')
  return value
}

/** Reads one thing from the form; renders again only when that changes. */
export function useSwapState<selected>(part: string, select: (state: SwapFormState) => selected): selected {
  const { store } = useSwapContext(part)
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
