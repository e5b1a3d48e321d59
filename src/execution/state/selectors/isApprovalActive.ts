import type { ExecutionItem } from '../executionItem.ts'
import { isUnpaying } from './fundsPlace.ts'

/** Whether an approval is active and no other item may have succeeded. */
export function isApprovalActive(items: readonly ExecutionItem[]): boolean {
  const begun = items.filter(mayHaveSucceeded)
  if (begun.length === 0) return false
  const isClear = begun.every(({ kind, status }) => kind === 'transaction' && status === 'done')
  return isClear && begun.every(isUnpaying) && begun.at(-1)?.revokes !== true
}

/** Whether an item succeeded, or may have: it was lost, or its outcome isn't known yet. */
export function mayHaveSucceeded({ status, wasLost }: ExecutionItem): boolean {
  return wasLost === true || (status !== 'waiting' && status !== 'prompting' && status !== 'failed')
}
