import type { JournalContents } from '../../records/executionJournal.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { isRecordOpen } from './isRecordOpen.ts'

/** The fields of a record that decide whether clearing the history removes it. */
export type ClearableRecord = Parameters<typeof isRecordOpen>[0] & Pick<ExecutionRecord, 'id'>

/** IDs of what clearing the history removes: finished executions, and entries that neither this nor a newer version can read. */
export function findClearable(
  { records, unreadable }: { records: readonly ClearableRecord[]; unreadable: JournalContents['unreadable'] },
  now: number,
): string[] {
  const over = records.filter((record) => !isRecordOpen(record, now))
  const broken = unreadable.filter(({ isNewer }) => !isNewer)
  return [...over, ...broken].map(({ id }) => id)
}
