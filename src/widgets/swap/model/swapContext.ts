'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import type { DerivedSwap } from './derive.ts'
import type { EnteredOptions } from './entered/parseOptions.ts'
import type { SwapLock } from './settings/swapRules.ts'
import type { SwapSettings } from './settings/swapSettings.ts'
import type { SwapFacts, SwapQuoteState } from './swapFacts.ts'
import type { SwapFormState, SwapStore } from './swapStore.ts'

/** The form. Changes with the page's settings, and with what an option is: neither with a key nor with a quote. */
export interface SwapContextValue {
  store: SwapStore
  settings: SwapSettings
  /** What was entered when typing paused, the amount aside. */
  entered: EnteredOptions
  /** Id of the element that says why the form can't be submitted. */
  noticeId: string
  /** The side that is around; undefined beside both. */
  side: 'pay' | 'receive' | undefined
}

/** What is known beside it. Changes whenever a balance or a quote does, and renders whoever reads it. */
export interface KnownSwapFacts extends SwapFacts {
  quote: SwapQuoteState
}

export const SwapContext = createContext<SwapContextValue | undefined>(undefined)
export const SwapFactsContext = createContext<KnownSwapFacts | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapContext(part: string): SwapContextValue {
  return given(useContext(SwapContext), part)
}

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapFacts(part: string): KnownSwapFacts {
  return given(useContext(SwapFactsContext), part)
}

/** Reads one thing from the form; renders again only when that changes. */
export function useSwapState<selected>(part: string, select: (state: SwapFormState) => selected): selected {
  const { store } = useSwapContext(part)
  return useStore(store, () => select(store.getState()))
}

/** Reads one thing of what follows; renders again when that changes, or what is known. */
export function useSwapDerived<selected>(part: string, select: (derived: DerivedSwap) => selected): selected {
  const { store } = useSwapContext(part)
  const facts = useSwapFacts(part)
  return useStore(store, () => select(store.derive(facts)))
}

/** Whether the page keeps a control as it is. */
export function useIsLocked(part: string, control: SwapLock): boolean {
  return useSwapContext(part).settings.lock?.includes(control) ?? false
}

function given<value>(value: value | undefined, part: string): value {
  if (value === undefined) throw new PartOutsideRootError(part, 'Swap.Root')
  return value
}
