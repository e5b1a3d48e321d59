import type { ExecutionState } from '../../execution/state/executionState.ts'
import { isDropTold } from './model/derived/isDropTold.ts'
import { refundKey } from './model/derived/endKey.ts'

/** True if the provider itself reports the outcome of the refund, or the network returned the deposit: the text then doesn't promise one. */
export function isRefundTold(state: ExecutionState): boolean {
  return refundKey(state.requestState) !== undefined || isDropTold(state)
}
