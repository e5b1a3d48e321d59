import type { ExecutionItemStatus } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/** Items that left the wallet, or may have. */
const remembered: ReadonlySet<ExecutionItemStatus> = new Set(['confirming', 'done', 'lost'])

/** Over, and nothing left the wallet, so there is nothing to keep. An item that failed without a hash was never sent. */
export function hasMovedNothing({ status, items, requestState }: ExecutionState): boolean {
  return (
    (status === 'rejected' || (status === 'failed' && requestState?.status !== 'failure')) &&
    items.every((item) => item.transactionHash === undefined && !remembered.has(item.status))
  )
}
