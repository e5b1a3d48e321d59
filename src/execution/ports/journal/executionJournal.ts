import { JournalError, type JournalTask } from '../../../errors/execution.ts'
import { SchemaError } from '../../../schemas/base/parseWithSchema.ts'
import { readRecord, recordVersion, writeRecord, type ExecutionRecord } from './executionRecord.ts'
import { ageOf } from './ageOf.ts'
import { isOfNewerVersion, isOfService, isRemovable } from './entryOrigin.ts'
import { isRecordOpen } from './isRecordOpen.ts'
import { depositIdPrefix, type Journal, type JournalEntry } from './journal.ts'
import { keepOverMs, maxRecords } from './storeLimits.ts'

/** An entry that can't be parsed. It is kept unchanged, since funds may depend on it. */
export interface UnreadableEntry extends JournalEntry {
  /** What is wrong with it. */
  reason: string
  /** A newer version of this library wrote it and can read it: clearing the history keeps it. */
  isNewer: boolean
}

/** All that a journal holds about one service. */
export interface JournalContents {
  /** Newest first. */
  records: readonly ExecutionRecord[]
  unreadable: readonly UnreadableEntry[]
}

/**
 * Reads all entries of a journal.
 *
 * @throws {JournalError} when the store refuses.
 */
export async function readEntries(journal: Journal): Promise<readonly JournalEntry[]> {
  return guarded('read', () => journal.read())
}

/**
 * Reads a journal, with what in it can't be read; entries of other services are left out.
 *
 * @throws {JournalError} when the store refuses.
 */
export async function readJournal(journal: Journal, baseUrl: string): Promise<JournalContents> {
  const entries = (await readEntries(journal)).filter(
    (entry) => !entry.id.startsWith(depositIdPrefix) && isOfService(entry, baseUrl),
  )
  const records: ExecutionRecord[] = []
  const unreadable: UnreadableEntry[] = []
  for (const entry of entries) {
    try {
      const record = readRecord(entry.text)
      if (record.id !== entry.id) throw new SchemaError('it is kept under the name of another', 'id')
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
 * @throws {JournalError} when the store refuses, or when nobody could read what it would hold: what stands there is worth more.
 */
export async function storeRecord(journal: Journal, record: ExecutionRecord): Promise<void> {
  await guarded('store', async () => {
    const text = writeRecord(record)
    // Wallets and chain readers of another make may have brought anything into it.
    readRecord(text)
    await journal.write({ id: record.id, text })
  })
}

/**
 * Removes an entry, whatever it holds.
 *
 * @throws {JournalError} when the store refuses.
 */
export async function removeRecord(journal: Journal, id: string): Promise<void> {
  await guarded('remove', () => journal.remove(id))
}

/**
 * Removes entries at once: the longer it takes, the more may be written to them after they were judged.
 *
 * @throws {JournalError} when the store refuses one; the others are removed all the same.
 */
export async function removeRecords(journal: Journal, ids: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(ids.map((id) => removeRecord(journal, id)))
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  if (refused) throw refused.reason
}

/** What of a record says whether clearing the history removes it. */
export type ClearableRecord = Parameters<typeof isRecordOpen>[0] & Pick<ExecutionRecord, 'id'>

/** What clearing the history removes: what is over, and what neither this nor a newer version can read. */
export function findClearable(
  { records, unreadable }: { records: readonly ClearableRecord[]; unreadable: JournalContents['unreadable'] },
  now: number,
): string[] {
  const over = records.filter((record) => !isRecordOpen(record, now))
  const broken = unreadable.filter(({ isNewer }) => !isNewer)
  return [...over, ...broken].map(({ id }) => id)
}

/**
 * Removes executions that are over, and old or too many, and what can't be read and is as old. What is not over stays, however
 * old. To be called once all of it was told.
 */
export async function pruneJournal(
  journal: Journal,
  { records, unreadable }: JournalContents,
  { baseUrl, now }: { baseUrl: string; now: number },
): Promise<void> {
  const old = records.filter(
    (record, index) =>
      !isRecordOpen(record, now) && (index >= maxRecords || ageOf(record.updatedAt, now) > keepOverMs),
  )
  const lost = unreadable.filter((entry) => isRemovable(entry, { version: recordVersion, baseUrl, now }))
  await removeRecords(
    journal,
    [...old, ...lost].map(({ id }) => id),
  )
}

async function guarded<result>(task: JournalTask, run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch (cause) {
    throw new JournalError({ task, cause })
  }
}
