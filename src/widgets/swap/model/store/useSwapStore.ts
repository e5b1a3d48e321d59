'use client'
import { useInsertionEffect, useReducer, useRef, useState } from 'react'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import { useBrowserLayoutEffect } from '../../../shared/hooks/useBrowserLayoutEffect.ts'
import { useStableValue } from '../../../shared/hooks/useStableValue.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { typingPauseMs } from '../../../shared/model/typingPauseMs.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapSettings } from '../settings/swapSettings.ts'
import { createSwapStore, type SwapStore } from './swapStore.ts'

interface UseSwapStoreParameters {
  /** Called once, for the first render. */
  getInitial: () => SwapValue
  /** The values that the page controls. */
  controlled: Partial<SwapValue>
  settings: Pick<SwapSettings, 'checkout' | 'lock'>
}

/** The form's store: created once, and updated with the page's values and locks, the user's locale and the order. */
export function useSwapStore({ getInitial, controlled, settings }: UseSwapStoreParameters): SwapStore {
  const locale = useLocale()
  const { checkout, lock } = settings
  const { getState: getTokens } = useConfig('Swap.Root').tokens
  const [store] = useState(() =>
    createSwapStore({ initial: getInitial(), locale, controlled, getTokens, lock }),
  )
  useSettlePendingChanges(store)
  // Runs before the parts' own effects, which may change a value.
  useInsertionEffect(() => store.setPage({ getTokens, lock }), [store, getTokens, lock])
  useBrowserLayoutEffect(() => store.control(controlled), [store, controlled])
  useBrowserLayoutEffect(() => store.rewrite(locale), [store, locale])
  // A different title, perhaps in another language, doesn't make it another order.
  const order = useStableValue(checkout && { ...checkout, title: undefined, merchant: undefined })
  const ordered = useRef(order)
  useBrowserLayoutEffect(() => {
    if (ordered.current !== order) store.restart()
    ordered.current = order
  }, [store, order])
  return store
}

/** Tells the store when the page has rendered the pending changes, or has had the time to. */
function useSettlePendingChanges({ pendingChanges }: SwapStore): void {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useInsertionEffect(() => {
    pendingChanges.setListener(() => {
      renderAgain()
      clearTimeout(timer.current)
      // As long as a user can't submit after typing, either.
      timer.current = setTimeout(pendingChanges.clear, typingPauseMs)
    })
  }, [pendingChanges])
  useBrowserLayoutEffect(
    () => () => {
      clearTimeout(timer.current)
      pendingChanges.clear()
    },
    [pendingChanges],
  )
  // Values that the page sets in `onChange` are rendered together with this.
  useBrowserLayoutEffect(() => pendingChanges.afterRender())
}
