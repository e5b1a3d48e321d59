import type { ExecutionItem } from './executionItem.ts'
import { isExecutionSettled, type ExecutionState } from './executionState.ts'

/**
 * What an execution has sent that storage refuses, and that nothing else could be found by: hashes of transactions, the wallet's IDs of
 * batches, and the request's ID for a permit, which has neither.
 */
export function unsavedNames(state: ExecutionState): string[] {
  if (!state.isUnstored || isExecutionSettled(state)) return []
  const { items, requestId } = state
  const sent = items.flatMap(({ transactionHash, intent }) => transactionHash ?? intent?.callsId ?? [])
  return requestId != null && items.some(isPermitUsable) ? [...sent, requestId] : sent
}

/** Whether a permit may be with the provider, which can then take the funds. */
function isPermitUsable({ kind, paysNothing, status }: ExecutionItem): boolean {
  const isSigned = status === 'posting' || status === 'lost' || status === 'done'
  return kind === 'signature' && !paysNothing && isSigned
}
