import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'
import { refundKey } from '../../../shared/messages/errors/refundKey.ts'

/**
 * Whether it is shown as ended because the network dropped its deposit, so that a reason would only say the same. The activity list
 * asks the same of a record: `isRecordEndedByDrop`.
 */
export function isExecutionEndedByDrop({ status, requestState }: ExecutionState): boolean {
  return (
    status === 'failed' &&
    requestState !== undefined &&
    isEndedByDrop(requestState) &&
    refundKey(requestState) === undefined
  )
}
