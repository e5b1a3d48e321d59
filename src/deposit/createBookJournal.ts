import { readEntries, removeRecords } from '../execution/ports/journal/executionJournal.ts'
import type { Journal, JournalEntry } from '../execution/ports/journal/journal.ts'

/** The journal as one page's book changes it: what is read is never older than the page's own last change. */
export interface BookJournal {
  /** What the store holds. What was read before a change would take back what was written, and list what was removed. */
  readNewest(): Promise<readonly JournalEntry[]>
  /** Resolves with whether the store took the entry. */
  write(entry: JournalEntry): Promise<boolean>
  /** Whether the entry is on its way into the store, which may still hold, and tell, what stood there before. */
  isBeingWritten(id: string): boolean
  /** @throws {JournalError} when the store refuses one; the others are removed all the same. */
  remove(ids: readonly string[]): Promise<void>
}

export function createBookJournal(journal: Journal): BookJournal {
  /** How often this page has changed the store. */
  let changes = 0
  const beingWritten = new Set<JournalEntry>()

  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal)
    return changes === before ? entries : readNewest()
  }

  return {
    readNewest,
    async write(entry) {
      beingWritten.add(entry)
      const isStored = await journal.write(entry).then(
        () => true,
        () => false,
      )
      beingWritten.delete(entry)
      changes += 1
      return isStored
    },
    isBeingWritten: (id) => Array.from(beingWritten).some((entry) => entry.id === id),
    async remove(ids) {
      changes += 1
      await removeRecords(journal, ids).finally(() => {
        changes += 1
      })
    },
  }
}
