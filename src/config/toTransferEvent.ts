import type { ExecutionState } from '../execution/state/executionState.ts'
import type { TransferEvent } from './callbacks.ts'

/** What a page is told of an execution. */
export function toTransferEvent(
  id: string,
  { requestId, status, summary, items }: ExecutionState,
): TransferEvent {
  const transactionHashes = items.flatMap(({ transactionHash }) => transactionHash ?? [])
  return { id, requestId, status, summary, transactionHashes }
}
