'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { Derive } from './createDerive.ts'
import type { DerivedSwap } from './derive.ts'
import type { SwapFacts, SwapInput, SwapQuote } from './swapFacts.ts'
import type { SwapLock } from './settings/swapRules.ts'
import type { SwapSettings } from './settings/swapSettings.ts'
import type { SwapFormState, SwapStore } from './swapStore.ts'

/** The form: what is entered, and what can be done with it. Changes with the page's settings, and with what an option is. */
export interface SwapContextValue {
  store: SwapStore
  derive: Derive
  input: SwapInput
  settings: SwapSettings
  /** Id of the element that says why the form can't be submitted. */
  noticeId: string
}

/** What is known beside it. Changes whenever a balance or a quote does, and renders whoever reads it. */
export interface SwapKnown extends SwapFacts {
  quote: SwapQuote
}

export const SwapContext = createContext<SwapContextValue | undefined>(undefined)
export const SwapKnownContext = createContext<SwapKnown | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapContext(part: string): SwapContextValue {
  return given(useContext(SwapContext), part)
}

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapKnown(part: string): SwapKnown {
  return given(useContext(SwapKnownContext), part)
}

/** Reads one thing from the form; renders again only when that changes. */
export function useSwapState<selected>(part: string, select: (state: SwapFormState) => selected): selected {
  const { store } = useSwapContext(part)
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Reads one thing of what follows; renders again when that changes, or what is known. */
export function useSwapDerived<selected>(part: string, select: (derived: DerivedSwap) => selected): selected {
  const { store, derive } = useSwapContext(part)
  const known = useSwapKnown(part)
  const read = () => select(derive(store.get(), known))
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Whether the page keeps a control as it is. */
export function useIsLocked(part: string, control: SwapLock): boolean {
  return useSwapContext(part).settings.lock?.includes(control) ?? false
}

function given<value>(value: value | undefined, part: string): value {
  if (value === undefined) throw new PartOutsideRootError(part, 'Swap.Root')
  return value
}
