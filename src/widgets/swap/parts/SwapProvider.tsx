'use client'
import { useId, useInsertionEffect, type ReactNode } from 'react'
import { callIsolated } from '../../../utils/events/reportException.ts'
import type { SwapChange, SwapValue } from '../model/entered/swapValue.ts'
import { useStableFields } from '../../shared/hooks/useStableFields.ts'
import type { SwapSettings } from '../model/settings/swapSettings.ts'
import { SwapContext, SwapFactsContext } from '../model/swapContext.ts'
import type { SwapStore } from '../model/store/swapStore.ts'
import { useCollectedFacts } from '../model/useCollectedFacts.ts'
import { SwapConfirmation } from './submit/SwapConfirmation.tsx'

/** Always the same element, so that new facts don't rerender it. */
const confirmation = <SwapConfirmation />

interface SwapProviderProps {
  store: SwapStore
  settings: SwapSettings
  onChange: ((value: SwapValue, change: SwapChange) => void) | undefined
  children: ReactNode
}

/** Provides the form and the facts to the parts; the facts are collected once for all of them. */
export function SwapProvider({ store, settings, onChange, children }: SwapProviderProps) {
  const { parsed, facts } = useCollectedFacts(store, settings)
  const noticeId = useId()
  const form = useStableFields({ store, settings, parsed, noticeId, side: undefined })
  // Runs before the parts' own effects, which may change a value.
  useInsertionEffect(() => {
    store.setChangeListener((value, reason) => {
      const parsed = store.parser.parseAmount({ value }, facts)
      const amount = parsed.status === 'valid' ? parsed.amount : undefined
      callIsolated(() => onChange?.(value, { reason, amount }))
    })
  }, [store, facts, onChange])
  return (
    <SwapContext.Provider value={form}>
      <SwapFactsContext.Provider value={facts}>
        {children}
        {confirmation}
      </SwapFactsContext.Provider>
    </SwapContext.Provider>
  )
}
