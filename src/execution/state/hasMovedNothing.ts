import type { ExecutionState } from './executionState.ts'

/** Over, and nothing has ever left the wallet: nothing to remember. */
export function hasMovedNothing({ status, items, requestStatus }: ExecutionState): boolean {
  return (
    (status === 'rejected' || (status === 'failed' && requestStatus?.state !== 'failure')) &&
    items.every(
      ({ transactionHash, status: itemStatus }) =>
        transactionHash === undefined && itemStatus !== 'done' && itemStatus !== 'lost',
    )
  )
}
