import { isRefundSent } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'

/**
 * Whether it is shown as ended because the network dropped its deposit, so that a reason would only say the same. The progress asks the
 * same of an execution: `isExecutionEndedByDrop`.
 */
export function isRecordEndedByDrop(record: RequestRecord): boolean {
  const { failReason, refundFailReason } = record.data
  return isEndedByDrop({ status: record.status, failReason, refundFailReason }) && !isRefundSent(record)
}
