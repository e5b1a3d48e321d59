import { callIsolated } from '../../../utils/events/reportException.ts'
import type { Journal } from './journal.ts'

/**
 * Subscribes to a journal of the page. If it throws, the error is only reported: without notifications from other tabs, this one still
 * reads and writes.
 *
 * @returns a function that unsubscribes.
 */
export function subscribeTo(journal: Journal, listener: (ownId?: string) => void): () => void {
  const unsubscribe = callIsolated(() => journal.subscribe?.(listener))
  return () => {
    if (typeof unsubscribe === 'function') callIsolated(unsubscribe)
  }
}
