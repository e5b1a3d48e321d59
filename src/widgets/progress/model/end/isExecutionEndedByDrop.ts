import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'
import { refundKey } from '../../../shared/messages/errors/refundKey.ts'

/**
 * Whether an execution is shown as ended because the network dropped its deposit, so that a reason would only repeat that. A page that
 * can't read the history gets no reason: the provider's failure and the chain, which no longer has the deposit, together show the drop. For
 * a record, see `isRecordEndedByDrop`.
 */
export function isExecutionEndedByDrop({ status, requestState, items }: ExecutionState): boolean {
  if (status !== 'failed' || requestState === undefined || refundKey(requestState) !== undefined) return false
  const { failReason, refundFailReason } = requestState
  const isUnexplained = requestState.status === 'failure' && failReason == null && !refundFailReason
  return isEndedByDrop(requestState) || (isUnexplained && isDroppedByChain(items))
}

/** Whether every payment was found to be dropped by its chain. */
function isDroppedByChain(items: ExecutionState['items']): boolean {
  const payments = items.filter(({ paysNothing = false }) => !paysNothing)
  return (
    payments.length > 0 &&
    payments.every(({ status, change }) => status === 'confirming' && change === 'reorganized')
  )
}
