import { createJournalRetry } from '../../execution/ports/journal/createJournalRetry.ts'

/** The entries whose newest version couldn't be written. */
interface UnstoredEntries {
  add(id: string): void
  delete(id: string): void
  /** Stores them again with growing pauses as long as the page lives, whether or not anyone listens. */
  retry(): void
  /** Calls the listener once all of them are stored; returns a function that unsubscribes. */
  onceStored(listener: () => void): () => void
}

export function createUnstoredEntries(
  ports: Parameters<typeof createJournalRetry>[0],
  storeAgain: (id: string) => Promise<void>,
): UnstoredEntries {
  const ids = new Set<string>()
  let onAllStored = () => {}
  /** Ends the retries; undefined while there are none. */
  let end: (() => void) | undefined

  async function storeAll(): Promise<void> {
    await Promise.all(Array.from(ids, storeAgain))
    if (ids.size > 0) return
    end?.()
    end = undefined
    onAllStored()
  }

  const { open, retryLater } = createJournalRetry(ports, storeAll, {
    getState: () => ({ error: ids.size > 0 || undefined }),
  })

  return {
    add: (id) => void ids.add(id),
    delete: (id) => void ids.delete(id),
    retry() {
      end ??= open()
      retryLater()
    },
    onceStored(listener) {
      onAllStored = listener
      return () => {
        if (onAllStored === listener) onAllStored = () => {}
      }
    },
  }
}
