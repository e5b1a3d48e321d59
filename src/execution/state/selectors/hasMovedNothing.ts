import type { ExecutionItem, ExecutionItemStatus } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/** Statuses of items that were sent, or may have been. */
const remembered: ReadonlySet<ExecutionItemStatus> = new Set(['confirming', 'done', 'lost'])

/**
 * Whether the execution is over and nothing was sent, so that nothing needs to be kept. An item that failed without a hash was never sent.
 */
export function hasMovedNothing({ status, items, requestState }: ExecutionState): boolean {
  return (
    (status === 'rejected' || (status === 'failed' && requestState?.status !== 'failure')) &&
    !items.some(mayBeSent)
  )
}

/** Whether an item was sent, or may have been. */
export function mayBeSent({
  status,
  transactionHash,
}: Pick<ExecutionItem, 'status' | 'transactionHash'>): boolean {
  return transactionHash !== undefined || remembered.has(status)
}
