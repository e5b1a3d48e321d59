import type { ExecutionItem } from '../executionItem.ts'
import { isExecutionSettled, type ExecutionState } from '../executionState.ts'

/**
 * IDs of what an execution has sent and storage refused, if nothing else identifies it: transaction hashes, the wallet's IDs of batches,
 * and the request's ID for a permit or a payment whose answer was lost.
 */
export function unsavedIds(state: ExecutionState): string[] {
  if (!state.isUnstored || isExecutionSettled(state)) return []
  const { items, requestId } = state
  const sent = items.flatMap(({ transactionHash, intent }) => transactionHash ?? intent?.callsId ?? [])
  return requestId != null && items.some(hasNoHashOrCallsId) ? [...sent, requestId] : sent
}

/** Whether the wallet or the provider may have a payment for which this page has neither a hash nor the wallet's batch ID. */
function hasNoHashOrCallsId({ kind, paysNothing, status, transactionHash, intent }: ExecutionItem): boolean {
  if (paysNothing) return false
  if (status === 'lost') return transactionHash === undefined && intent?.callsId === undefined
  return kind === 'signature' && (status === 'posting' || status === 'done')
}
