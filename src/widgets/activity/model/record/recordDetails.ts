import { toDetailsText } from '../../../../errors/errorDetails.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'

/** Writes what support needs to know about an unfilled request: reasons, transactions and the call that failed. */
export function recordDetails({
  id,
  rawStatus,
  data,
  protocol,
  createdAt,
  updatedAt,
}: RequestRecord): string {
  const { failReason, refundFailReason, failedTxHash, failedTxBlockNumber, failedCallData, inTxs, outTxs } =
    data
  const hashesOf = (transactions: typeof inTxs) =>
    transactions?.map(({ chainId, txHash }) => ({ chainId, txHash }))
  return toDetailsText({
    requestId: id,
    orderId: protocol?.orderId,
    status: rawStatus,
    failReason,
    refundFailReason,
    failedTxHash,
    failedTxBlockNumber,
    failedCallData,
    inTxs: hashesOf(inTxs),
    outTxs: hashesOf(outTxs),
    createdAt,
    updatedAt,
  })
}
