import { chainPollDelay } from '../../execution/ports/page/pauseChainPoll.ts'
import type { Clock } from '../../utils/time/clock.ts'

/** First pause before entries that couldn't be written are tried again, in milliseconds. */
const firstMs = 5_000

/** The entries whose newest version couldn't be written. */
interface UnstoredEntries {
  add(id: string): void
  delete(id: string): void
  /** Stores them again with growing pauses as long as the page lives: listened to or not, hidden or offline. */
  retry(): void
  /** Calls the listener once all of them are stored; returns a function that unsubscribes. */
  onceStored(listener: () => void): () => void
}

export function createUnstoredEntries(
  clock: Clock,
  storeAgain: (id: string) => Promise<void>,
): UnstoredEntries {
  const ids = new Set<string>()
  let onAllStored = () => {}
  let isRetrying = false

  async function storeAll(): Promise<void> {
    let waitedMs = 0
    while (ids.size > 0) {
      const delayMs = chainPollDelay(firstMs, waitedMs)
      await clock.sleep(delayMs)
      waitedMs += delayMs
      await Promise.all(Array.from(ids, storeAgain))
    }
    isRetrying = false
    onAllStored()
  }

  return {
    add: (id) => void ids.add(id),
    delete: (id) => void ids.delete(id),
    retry() {
      if (isRetrying) return
      isRetrying = true
      void storeAll()
    },
    onceStored(listener) {
      onAllStored = listener
      return () => {
        if (onAllStored === listener) onAllStored = () => {}
      }
    },
  }
}
