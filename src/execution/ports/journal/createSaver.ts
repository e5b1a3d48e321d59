import { storeRecord } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import type { Journal } from './journal.ts'

/** What there is to store. */
export interface Storable {
  /** Undefined while there is nothing. */
  record: ExecutionRecord | undefined
  /** It came to nothing, and is not worth remembering. */
  isNothing: boolean
}

/**
 * Makes a function that stores the record of the moment it is called. Writes never overlap.
 *
 * @returns a function that resolves once it survives the page, and rejects with a `JournalError`.
 */
export function createSaver(journal: Journal, getStorable: () => Storable): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    const { record, isNothing } = getStorable()
    last = last
      .catch(() => {})
      .then(async () => {
        if (!record) return
        await (isNothing ? journal.remove(record.id) : storeRecord(journal, record))
      })
    return last
  }
}
