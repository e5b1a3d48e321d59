'use client'
import type { FormSide } from '../../shared/model/formSide.ts'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import type { DerivedSwap } from './derive.ts'
import type { ParsedOptions } from './entered/parsedSwap.ts'
import type { SwapSettings } from './settings/swapSettings.ts'
import type { SwapFacts, SwapQuoteState } from './swapFacts.ts'
import type { SwapFormState } from './store/swapFormState.ts'
import type { SwapStore } from './store/swapStore.ts'

/** The form's context. Changes with the page's settings and with the parsed options, but not with every key or quote. */
export interface SwapContextValue {
  store: SwapStore
  settings: SwapSettings
  /**
   * The values as of the last pause in typing, parsed, without the amount: for parts that don't show it. The amount, which is parsed with
   * every key press, is in the `parsed` of `useSwapDerived`. The text that the user typed is in the state's `value`.
   */
  parsed: ParsedOptions
  /** ID of the element with the reason that the form can't be submitted. */
  noticeId: string
  /** The side that surrounds the part; undefined outside of both. */
  side: FormSide | undefined
}

/** The facts beside the entered values. Changes with every balance or quote, and rerenders its readers. */
export interface KnownSwapFacts extends SwapFacts {
  quote: SwapQuoteState
}

export const [SwapContext, useSwapContext] = createRequiredContext<SwapContextValue>('Swap.Root')
export const [SwapFactsContext, useSwapFacts] = createRequiredContext<KnownSwapFacts>('Swap.Root')

/** Selects from the form's state; rerenders only when the result changes. */
export function useSwapState<selected>(
  store: SwapStore,
  select: (state: SwapFormState) => selected,
): selected {
  return useStore(store, () => select(store.getState()))
}

/** Selects from the derived form; rerenders when the result or the facts change. */
export function useSwapDerived<selected>(part: string, select: (derived: DerivedSwap) => selected): selected {
  const { store } = useSwapContext(part)
  const facts = useSwapFacts(part)
  return useStore(store, () => select(store.derive(facts)))
}
