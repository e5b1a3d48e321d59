import { callIsolated } from './reportException.ts'

/** Functions that are called whenever something happens. */
export interface Listeners<args extends readonly unknown[] = []> {
  /** Adds a listener; returns a function that removes it. The same function may be added several times. */
  add(listener: (...args: args) => void): () => void
  /**
   * Calls all listeners that were added before and not removed meanwhile, in order. An exception of a listener is reported, and affects
   * neither the others nor the caller.
   */
  notify(...args: args): void
  readonly size: number
}

export function createListeners<args extends readonly unknown[] = []>(): Listeners<args> {
  const entries = new Set<{ listener: (...args: args) => void }>()

  return {
    add(listener) {
      const entry = { listener }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    notify(...args) {
      for (const entry of Array.from(entries)) {
        if (entries.has(entry)) callIsolated(() => entry.listener(...args))
      }
    },
    get size() {
      return entries.size
    },
  }
}
