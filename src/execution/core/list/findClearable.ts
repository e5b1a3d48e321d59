import type { JournalContents } from '../../records/executionJournal.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { isOlderThan } from '../../ports/journal/ageOf.ts'
import { keepOverMs } from '../../ports/journal/storeLimits.ts'
import { isUsed, mayStillPay } from '../../payments/mayStillPay.ts'
import { isRecordOpen, unseenPayments } from './isRecordOpen.ts'

/** The fields of a record that decide whether clearing the history removes it. */
export type ClearableRecord = Parameters<typeof isRecordOpen>[0] & Pick<ExecutionRecord, 'id'>

/** IDs of what clearing the history removes: finished executions, and entries that neither this nor a newer version can read. */
export function findClearable(
  { records, unreadable }: { records: readonly ClearableRecord[]; unreadable: JournalContents['unreadable'] },
  now: number,
): string[] {
  const over = records.filter((record) => !isRecordOpen(record, now) && !mayBeAskedAbout(record, now))
  const broken = unreadable.filter(({ isNewer }) => !isNewer)
  return [...over, ...broken].map(({ id }) => id)
}

/** Whether the next payment asks about an execution once the device's clock, which may be days ahead, is right again. */
function mayBeAskedAbout(record: ClearableRecord, now: number): boolean {
  const isInDoubt = !isUsed(record) && record.items.some((item) => item.intent && mayStillPay(item, record))
  return (isInDoubt || unseenPayments(record).length > 0) && !isOlderThan(keepOverMs, record.updatedAt, now)
}
