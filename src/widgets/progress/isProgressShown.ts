import type { ExecutionState } from '../../execution/executionState.ts'

/**
 * True while there is progress to show: something is under way, or something that was sent has come to an end.
 * What ended before anything was sent is told beside the form, where it can be mended.
 */
export function isProgressShown(state: ExecutionState, isUnderWay: boolean): boolean {
  if (isUnderWay || state.status === 'success' || state.status === 'refunded') return true
  return state.status === 'failed' && state.items.some(({ transactionHash }) => transactionHash !== undefined)
}
