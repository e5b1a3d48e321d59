import type { ExecutionState } from './executionState.ts'

/** Over, and nothing has ever left the wallet: nothing to remember. */
export function hasMovedNothing({ status, items, requestState }: ExecutionState): boolean {
  return (
    (status === 'rejected' || (status === 'failed' && requestState?.status !== 'failure')) &&
    items.every(
      ({ transactionHash, status: itemStatus }) =>
        transactionHash === undefined && itemStatus !== 'done' && itemStatus !== 'lost',
    )
  )
}
