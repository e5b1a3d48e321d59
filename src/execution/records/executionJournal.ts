import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { isOfNewerVersion, isOfService } from '../ports/journal/entryHeader.ts'
import { depositIdPrefix, type Journal } from '../ports/journal/journal.ts'
import { asJournalTask, readEntries, type UnreadableEntry } from '../ports/journal/journalEntries.ts'
import { readRecord, recordVersion, writeRecord, type ExecutionRecord } from './executionRecord.ts'

/** All that a journal holds about one provider. */
export interface JournalContents {
  /** Newest first. */
  records: readonly ExecutionRecord[]
  unreadable: readonly UnreadableEntry[]
}

/**
 * Reads a journal, with the entries that can't be read, and without those of other providers.
 *
 * @throws {JournalError} when storage refuses, or takes too long.
 */
export async function readJournal(
  journal: Journal,
  baseUrl: string,
  clock?: Clock,
): Promise<JournalContents> {
  const entries = (await readEntries(journal, clock && { clock })).filter(
    (entry) => !entry.id.startsWith(depositIdPrefix) && isOfService(entry, baseUrl),
  )
  const records: ExecutionRecord[] = []
  const unreadable: UnreadableEntry[] = []
  for (const entry of entries) {
    try {
      const record = readRecord(entry.text)
      if (record.id !== entry.id) throw new SchemaError('it is stored under the ID of another', 'id')
      records.push(record)
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      unreadable.push({
        ...entry,
        reason: error.message,
        isNewer: isOfNewerVersion(entry, recordVersion),
      })
    }
  }
  return {
    records: records.toSorted((one, other) => other.startedAt - one.startedAt),
    unreadable,
  }
}

/**
 * Stores a record, so that it survives the page.
 *
 * @throws {JournalError} when storage refuses, or when the record couldn't be read back: then the stored one is kept.
 */
export async function storeRecord(journal: Journal, record: ExecutionRecord): Promise<void> {
  await asJournalTask('store', async () => {
    const text = writeRecord(record)
    // Third-party wallets and chain readers may have put anything into it.
    readRecord(text)
    await journal.write({ id: record.id, text })
  })
}
