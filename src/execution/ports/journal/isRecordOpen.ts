import { isPending, isUnresolved } from '../../state/executionState.ts'
import { ageOf } from './ageOf.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import { failedInterestMs } from './storeLimits.ts'

/** Whether there may be news of a stored execution. */
export function isRecordOpen(
  record: Pick<ExecutionRecord, 'updatedAt'> & Parameters<typeof isUnresolved>[0],
  now: number,
): boolean {
  // The provider may still see what was given up unresolved.
  const isInDoubt = record.status === 'failed' || isUnresolved(record)
  return isPending(record) || (isInDoubt && ageOf(record.updatedAt, now) < failedInterestMs)
}
