import { isOlderThan } from '../../ports/journal/ageOf.ts'
import { isRemovable } from '../../ports/journal/entryOrigin.ts'
import type { JournalContents } from '../../records/executionJournal.ts'
import { removeEntries } from '../../ports/journal/journalEntries.ts'
import { recordVersion } from '../../records/executionRecord.ts'
import { isRecordOpen } from './isRecordOpen.ts'
import type { Journal } from '../../ports/journal/journal.ts'
import { keepOverMs, maxRecords } from '../../ports/journal/storeLimits.ts'

/**
 * Removes finished executions that are old or too many, and entries that can't be read and are as old. Unfinished ones stay, however old.
 * Call it after the contents were listed.
 */
export async function pruneJournal(
  journal: Journal,
  { records, unreadable }: JournalContents,
  { baseUrl, now }: { baseUrl: string; now: number },
): Promise<void> {
  const old = records.filter(
    (record, index) =>
      !isRecordOpen(record, now) && (index >= maxRecords || isOlderThan(keepOverMs, record.updatedAt, now)),
  )
  const broken = unreadable.filter((entry) => isRemovable(entry, { version: recordVersion, baseUrl, now }))
  await removeEntries(
    journal,
    [...old, ...broken].map(({ id }) => id),
  )
}
