import { JournalError, type JournalTask } from '../../errors/execution.ts'
import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { readRecord, recordVersion, writeRecord, type ExecutionRecord } from './executionRecord.ts'
import { systemClock, type Clock } from '../../utils/time/clock.ts'
import { failLate, withLimit, type Limited } from '../../utils/time/withLimit.ts'
import { reportException } from '../../utils/events/reportException.ts'
import { removeInTime } from '../ports/journal/changeInTime.ts'
import { isOfNewerVersion, isOfService } from '../ports/journal/entryOrigin.ts'
import { changeInTurn } from '../ports/journal/changeInTurn.ts'
import { depositIdPrefix, type Journal, type JournalEntry } from '../ports/journal/journal.ts'
import { storeLimitMs } from '../ports/journal/storeLimits.ts'

/** An entry that can't be parsed. It is kept unchanged, since funds may depend on it. */
export interface UnreadableEntry extends JournalEntry {
  /** What is wrong with it. */
  reason: string
  /** A newer version of this library wrote it and can read it: clearing the history keeps it. */
  isNewer: boolean
}

/** All that a journal holds about one provider. */
export interface JournalContents {
  /** Newest first. */
  records: readonly ExecutionRecord[]
  unreadable: readonly UnreadableEntry[]
}

/**
 * Reads all entries of a journal.
 *
 * @throws {JournalError} when storage refuses, or takes too long.
 */
export async function readEntries(
  journal: Journal,
  { clock = systemClock, maxMs = storeLimitMs }: Partial<Limited> = {},
): Promise<readonly JournalEntry[]> {
  return guarded('read', async () => {
    const entries = await withLimit({ clock, maxMs }, journal.read(), failLate('journal'))
    // A page's own journal may return anything. One odd entry must not cost the others.
    const readable = entries.filter(isEntry)
    if (readable.length < entries.length) reportException(new TypeError(entriesRule))
    return readable
  })
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
 * @throws {JournalError} when storage refuses, or when the record couldn't be read again: then the stored one is worth more.
 */
export async function storeRecord(journal: Journal, record: ExecutionRecord): Promise<void> {
  await guarded('store', async () => {
    const text = writeRecord(record)
    // Third-party wallets and chain readers may have put anything into it.
    readRecord(text)
    await journal.write({ id: record.id, text })
  })
}

/**
 * Removes an entry, whatever it contains, once all writes to it are done: one of them would bring it back.
 *
 * @throws {JournalError} when storage refuses, or takes too long.
 */
export async function removeRecord(journal: Journal, id: string, clock = systemClock): Promise<void> {
  await guarded('remove', () => changeInTurn(journal, id, () => removeInTime({ journal, clock, id })))
}

/**
 * Removes entries all at once: the longer it takes, the more may be written to them after they were selected.
 *
 * @throws {JournalError} when storage refuses one; the others are still removed.
 */
export async function removeRecords(journal: Journal, ids: readonly string[], clock?: Clock): Promise<void> {
  const outcomes = await Promise.allSettled(ids.map((id) => removeRecord(journal, id, clock)))
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  if (refused) throw refused.reason
}

const entriesRule = 'A journal’s `read` must resolve to a list of `{ id, text }`, both texts.'

function isEntry(entry: Partial<JournalEntry> | null | undefined): boolean {
  return typeof entry?.id === 'string' && typeof entry.text === 'string'
}

async function guarded<result>(task: JournalTask, run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch (cause) {
    throw new JournalError({ task, cause })
  }
}
