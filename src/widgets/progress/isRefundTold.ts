import type { ExecutionState } from '../../execution/state/executionState.ts'
import { refundKey } from './model/endKey.ts'

/** True where the service itself says what became of the refund: none is held out beside that. */
export function isRefundTold({ requestState }: Pick<ExecutionState, 'requestState'>): boolean {
  return refundKey(requestState) !== undefined
}
