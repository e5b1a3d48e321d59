'use client'
import { useSyncExternalStore } from 'react'
import type { Store } from '../../../utils/events/createStore.ts'

/** Reads a value from a store; rerenders only when it changes (`Object.is`). */
export function useStore<selected>(
  { subscribe }: Pick<Store<unknown>, 'subscribe'>,
  read: () => selected,
): selected {
  return useSyncExternalStore(subscribe, read, read)
}
