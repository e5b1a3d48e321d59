import type { ExecutionState } from '../../execution/state/executionState.ts'
import { moneyPlace } from './model/progressMoney.ts'

/**
 * True while there is progress to show: something is under way, or something that was sent has come to an end.
 * What ended before anything was sent is told beside the form, where it can be mended.
 */
export function isProgressShown(state: ExecutionState, isPending: boolean): boolean {
  const { status, items, requestState } = state
  if (isPending || status === 'success' || status === 'refunded' || status === 'unconfirmed') return true
  if (status !== 'rejected' && status !== 'failed') return false
  // A signature that is out leaves no hash.
  if (moneyPlace(state) !== 'untouched') return true
  return (
    status === 'failed' &&
    (requestState?.status === 'failure' || items.some(({ transactionHash }) => transactionHash !== undefined))
  )
}
