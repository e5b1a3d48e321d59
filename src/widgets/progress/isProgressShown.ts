import type { ExecutionState } from '../../execution/state/executionState.ts'
import { fundsPlace } from '../../execution/state/selectors/fundsPlace.ts'

/**
 * True while there is progress to show: something is in progress, or something that was sent has ended. An execution
 * that ended before anything was sent is shown next to the form, where it can be fixed.
 */
export function isProgressShown(state: ExecutionState, isPending: boolean): boolean {
  const { status, items, requestState } = state
  if (isPending || status === 'success' || status === 'refunded' || status === 'unconfirmed') return true
  if (status !== 'rejected' && status !== 'failed') return false
  // A posted signature leaves no hash.
  if (fundsPlace(state) !== 'untouched') return true
  return (
    status === 'failed' &&
    (requestState?.status === 'failure' || items.some(({ transactionHash }) => transactionHash !== undefined))
  )
}
