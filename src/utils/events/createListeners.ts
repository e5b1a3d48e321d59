import { callIsolated } from './reportException.ts'

/** Functions that are called whenever something happens. */
export interface Listeners<args extends readonly unknown[] = []> {
  /** Adds one; returns a function that removes it again. Each call adds one, also of a function that is there already. */
  add(listener: (...args: args) => void): () => void
  /**
   * Calls all that were added before and not removed meanwhile, in their order. What one of them throws is reported and
   * reaches neither the others nor the caller.
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
