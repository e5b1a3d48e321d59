'use client'
import { useEffect } from 'react'
import type { Config } from '../../../config/config.ts'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { perObject } from '../../../utils/data/perObject.ts'
import { createStore } from '../../../utils/events/createStore.ts'
import { useStore } from '../hooks/useStore.ts'

/** Number of components of the page that offer to clear the history. */
const offers = perObject((_config: Config) => createStore(0))

/** Tells the rest of the page that the caller offers to clear the history. */
export function useOfferClear(consumer: string): void {
  const store = offers(useCauseway(consumer).config)
  useEffect(() => {
    store.setState(store.getState() + 1)
    return () => store.setState(store.getState() - 1)
  }, [store])
}

/** Whether another component of the page offers to clear the history: one button is enough. */
export function useIsClearOffered(consumer: string): boolean {
  const store = offers(useCauseway(consumer).config)
  return useStore(store, () => store.getState() > 0)
}
