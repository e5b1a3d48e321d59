import { isRefundSent } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'

/**
 * Whether a record is shown as ended because the network dropped its deposit, so that a reason would only repeat that. For an execution,
 * see `isExecutionEndedByDrop`.
 */
export function isRecordEndedByDrop(record: RequestRecord): boolean {
  const { failReason, refundFailReason } = record.data
  return isEndedByDrop({ status: record.status, failReason, refundFailReason }) && !isRefundSent(record)
}
