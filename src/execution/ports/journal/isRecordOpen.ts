import type { ExecutionItem } from '../../state/executionItem.ts'
import { isPending } from '../../state/executionState.ts'
import { ageOf } from './ageOf.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import { failedInterestMs } from './storeLimits.ts'

/** Whether there may be news of a stored execution. */
export function isRecordOpen(
  {
    status,
    items,
    updatedAt,
  }: Pick<ExecutionRecord, 'status' | 'updatedAt'> & { items: readonly Pick<ExecutionItem, 'status'>[] },
  now: number,
): boolean {
  // The provider may still see what was given up unresolved.
  const isInDoubt = status === 'failed' || items.some((item) => item.status === 'lost')
  if (isInDoubt && !isPending({ status })) return ageOf(updatedAt, now) < failedInterestMs
  return isPending({ status })
}
