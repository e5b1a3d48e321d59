import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'
import { refundKey } from './laterErrorKey.ts'

/** Whether the text says that the network dropped the deposit: the reason says no more. */
export function isDropTold({ status, requestState }: ExecutionState): boolean {
  return (
    status === 'failed' &&
    requestState !== undefined &&
    isEndedByDrop(requestState) &&
    refundKey(requestState) === undefined
  )
}
