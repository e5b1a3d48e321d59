'use client'
import { useSyncExternalStore } from 'react'
import type { Store } from '../../../utils/events/createStore.ts'

/** Reads something of a store; renders again only when what is read is another value (`Object.is`). */
export function useStore<selected>(
  { subscribe }: Pick<Store<unknown>, 'subscribe'>,
  read: () => selected,
): selected {
  return useSyncExternalStore(subscribe, read, read)
}
