import { isOlderThan } from '../../ports/journal/ageOf.ts'
import type { JournalContents } from '../../records/executionJournal.ts'
import { removeEntries } from '../../ports/journal/journalEntries.ts'
import { isRecordOpen, unseenPayments } from './isRecordOpen.ts'
import type { Journal } from '../../ports/journal/journal.ts'
import { keepOverMs, keepUnseenMs, maxRecords } from '../../ports/journal/storeLimits.ts'

/**
 * Removes finished executions that are old or too many. Unfinished ones stay, however old, and so do entries that can't be read: the next
 * payment asks about them until the user removes them. Call it after the list was updated with the contents.
 */
export async function pruneJournal(
  journal: Journal,
  { records }: Pick<JournalContents, 'records'>,
  now: number,
): Promise<void> {
  const old = records.filter((record, index) => {
    if (isRecordOpen(record, now)) return false
    const keepMs = unseenPayments(record).length > 0 ? keepUnseenMs : keepOverMs
    return index >= maxRecords || isOlderThan(keepMs, record.updatedAt, now)
  })
  await removeEntries(
    journal,
    old.map(({ id }) => id),
  )
}
