import { callIsolated } from '../../../utils/events/reportException.ts'
import type { Journal } from './journal.ts'

/**
 * Listens to a journal of the page. Without news of other tabs, this one still reads and writes, so what the page throws is only reported.
 *
 * @returns a function that unsubscribes.
 */
export function subscribeTo(journal: Journal, listener: (ownId?: string) => void): () => void {
  const unsubscribe = callIsolated(() => journal.subscribe?.(listener))
  return () => {
    if (typeof unsubscribe === 'function') callIsolated(unsubscribe)
  }
}
