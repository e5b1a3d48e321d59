import { isHandedOver } from '../../state/executionItem.ts'
import { isPending, isUnresolved } from '../../state/executionState.ts'
import { ageOf } from '../../ports/journal/ageOf.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { isForgotten, isUsed, mayStillPay, type PayingExecution } from '../../payments/mayStillPay.ts'
import { failedInterestMs, keepOverMs } from '../../ports/journal/storeLimits.ts'

/** Whether there may be news of a stored execution. */
export function isRecordOpen(
  record: PayingExecution & Pick<ExecutionRecord, 'updatedAt'>,
  now: number,
): boolean {
  if (isPending(record)) return isUsed(record) || !record.items.some((item) => isForgotten(item, record, now))
  // What the next payment asks about may still be sent.
  const isAskedAbout = record.items.some(
    (item) =>
      item.kind === 'transaction' &&
      item.intent &&
      mayStillPay(item, record) &&
      !isForgotten(item, record, now),
  )
  if (isAskedAbout && !isUsed(record)) return true
  // The provider may still see what was given up unresolved.
  if (record.status !== 'failed' && !isUnresolved(record)) return false
  const age = ageOf(record.updatedAt, now)
  if (age < failedInterestMs) return true
  const isUsable = record.items.some(
    (item) => isHandedOver(item) && (item.intent?.expiresAt ?? 0) + failedInterestMs > now,
  )
  // Of one that a clock ahead has stored, only the signature's own end tells.
  return isUsable && (age < keepOverMs || age === Infinity)
}
