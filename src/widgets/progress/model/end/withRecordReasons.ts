import { withReorgedUnconfirmed } from '../../../../execution/state/executionItems.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isRefundSent, isRefundUnmade } from '../../../../schemas/requests/requestLegs.ts'
import { isDepositDropped } from '../../../../schemas/status/isDepositDropped.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'

/** A failure or a refund with the reasons from its record: the status lookup may omit them, or come before the refund failed. */
export function withRecordReasons(state: ExecutionState, record: RequestRecord): ExecutionState {
  const { requestState, items } = state
  if (!requestState) return state
  const isUnmade = state.status === 'refunded' && isRefundUnmade(requestState, record)
  const failReason = requestState.failReason ?? record.data.failReason
  const refundFailReason =
    requestState.refundFailReason ?? (isRefundSent(record) ? undefined : record.data.refundFailReason)
  return {
    ...state,
    ...(isUnmade && { status: 'failed' }),
    requestState: { ...requestState, ...(isUnmade && { status: 'failure' }), failReason, refundFailReason },
    items: isDepositDropped(failReason) ? withReorgedUnconfirmed(items) : items,
  }
}
