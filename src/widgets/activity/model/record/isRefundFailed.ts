import { isRefundSent } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'

/** Both it and its refund failed, so no refund is promised. */
export function isRefundFailed(record: RequestRecord): boolean {
  return record.status === 'failure' && Boolean(record.data.refundFailReason) && !isRefundSent(record)
}
