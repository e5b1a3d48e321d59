import { isRefundSent } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'

/** Whether both a request and its refund failed: then no refund is promised. */
export function isRefundFailed(record: RequestRecord): boolean {
  return record.status === 'failure' && Boolean(record.data.refundFailReason) && !isRefundSent(record)
}
