/** The prefix of the IDs of deposit addresses, since a journal also holds executions. */
export const depositIdPrefix = 'deposit:'

/** A stored text with its ID. */
export interface JournalEntry {
  id: string
  text: string
}

/**
 * Keeps pending executions across reloads, crashes and tabs. Any store can be used: implement these functions. `read`, `write` and `remove`
 * may reject.
 */
export interface Journal {
  /** All entries, in any order. */
  read(): Promise<readonly JournalEntry[]>
  /** Stores or replaces an entry. Once it resolves, the entry survives the page. */
  write(entry: JournalEntry): Promise<void>
  remove(id: string): Promise<void>
  /**
   * Calls the listener after another tab has changed something and, if the journal is shared within the page, with the entry's ID after
   * this page has. Returns a function that unsubscribes.
   */
  subscribe?(listener: (ownId?: string) => void): () => void
}

/** A journal that lives as long as the page, for servers and tests. */
export function createMemoryJournal(): Journal {
  const entries = new Map<string, string>()
  return {
    read: async () => [...entries].map(([id, text]) => ({ id, text })),
    write: async ({ id, text }) => {
      entries.set(id, text)
    },
    remove: async (id) => {
      entries.delete(id)
    },
  }
}
