import type { RequestState } from '../status/requestState.ts'
import { isRefundSent } from './requestLegs.ts'
import type { RequestRecord } from './requestRecord.ts'

/** Whether the record says why there is no refund, and neither it nor the lookup has a transaction that proves one. */
export function isRefundUnmade(
  lookup: Pick<RequestState, 'txHashes'> | undefined,
  record: RequestRecord | undefined,
): boolean {
  if (!record?.data.refundFailReason || isRefundSent(record)) return false
  return (lookup?.txHashes ?? []).length === 0
}
