import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'
import { withFailedBatch } from '../../../../execution/state/selectors/withFailedBatch.ts'
import { isCancelled } from './isCancelled.ts'
import { isExecutionEndedByDrop } from './isExecutionEndedByDrop.ts'

/** Whether a failure may have cost more than network fees: only then its text is alarming. */
export function mayFundsBeLost(state: ExecutionState): boolean {
  if (state.status !== 'failed' || isCancelled(state) || isExecutionEndedByDrop(state)) return false
  // The items of a reverted batch have the status `lost`, but their outcome is known.
  const isReverted = state.error?.name === 'TransactionRevertedError'
  return fundsPlace({ items: isReverted ? withFailedBatch(state.items) : state.items }) !== 'untouched'
}
