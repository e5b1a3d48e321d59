import type { ExecutionState } from '../../execution/state/executionState.ts'
import { refundKey } from './model/derived/endKey.ts'

/** True if the provider itself reports the outcome of the refund: the text then doesn't promise one. */
export function isRefundTold({ requestState }: Pick<ExecutionState, 'requestState'>): boolean {
  return refundKey(requestState) !== undefined
}
