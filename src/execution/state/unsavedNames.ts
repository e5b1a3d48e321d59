import { isExecutionSettled, type ExecutionState } from './executionState.ts'

/**
 * What an execution has sent that storage refuses, and that nothing else could be found by: hashes of transactions, or the wallet's IDs of
 * batches.
 */
export function unsavedNames(state: ExecutionState): string[] {
  if (!state.isUnstored || isExecutionSettled(state)) return []
  return state.items.flatMap(({ transactionHash, intent }) => transactionHash ?? intent?.callsId ?? [])
}
