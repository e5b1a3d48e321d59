import type { ExecutionItem } from '../executionItem.ts'
import { isExecutionSettled, type ExecutionState } from '../executionState.ts'

/**
 * What an execution has sent that storage refuses, and that nothing else could be found by: hashes of transactions, the wallet's IDs of
 * batches, and the request's ID for what may have been sent without either: a permit, or a payment whose answer was lost.
 */
export function unsavedIds(state: ExecutionState): string[] {
  if (!state.isUnstored || isExecutionSettled(state)) return []
  const { items, requestId } = state
  const sent = items.flatMap(({ transactionHash, intent }) => transactionHash ?? intent?.callsId ?? [])
  return requestId != null && items.some(hasNoHashOrCallsId) ? [...sent, requestId] : sent
}

/** Whether a payment may be with the wallet or the provider while this page has neither a hash nor the wallet's ID of it. */
function hasNoHashOrCallsId({ kind, paysNothing, status, transactionHash, intent }: ExecutionItem): boolean {
  if (paysNothing) return false
  if (status === 'lost') return transactionHash === undefined && intent?.callsId === undefined
  return kind === 'signature' && (status === 'posting' || status === 'done')
}
