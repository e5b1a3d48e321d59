import { createListeners } from './createListeners.ts'

/** A value to read, replace and subscribe to; made for `useSyncExternalStore`. */
export interface Store<state> {
  getState(): state
  /** Replaces the value; calls the listeners unless it is the same one (`Object.is`). */
  setState(next: state): void
  /** Calls the listener after every change; returns a function that unsubscribes. A listener that throws doesn't affect others. */
  subscribe(listener: () => void): () => void
}

interface CreateStoreOptions {
  /** Called before the first listener is added; the returned function is called after the last one is removed. */
  onActive?: (() => (() => void) | undefined) | undefined
}

/** Creates a store. */
export function createStore<state>(initial: state, { onActive }: CreateStoreOptions = {}): Store<state> {
  const listeners = createListeners()
  let state = initial
  let onIdle: (() => void) | undefined

  return {
    getState: () => state,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      listeners.notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) onIdle = onActive?.()
      let remove: (() => void) | undefined = listeners.add(listener)
      return () => {
        if (!remove) return
        remove()
        remove = undefined
        if (listeners.size > 0) return
        onIdle?.()
        onIdle = undefined
      }
    },
  }
}
