import type { MessageKey } from '../../../../locales/messages.ts'
import {
  isOfDepositAddress,
  isRefundSent,
  refundLegOf,
  requestLegs,
} from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { hasDeposit } from '../../../../schemas/requests/toRequestAmounts.ts'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { isRecordEndedByDrop } from './isRecordEndedByDrop.ts'
import { isRefundFailed } from './isRefundFailed.ts'
import type { RequestRoute } from './requestRoute.ts'

/** Keys of the sentences about where the funds are, as far as the record shows it. */
export function recordFundsKeys(record: RequestRecord, route: RequestRoute): readonly MessageKey[] {
  const { refunded, excess, isUnderpaid, isPartial } = route
  const where = statusFundsKey(record, route)
  if (isUnderpaid) {
    // Also true for a late payment.
    const result = isUndelivered(record.status) ? where : 'deposit.terms.late.result'
    return ['deposit.where.underPending', result]
  }
  if (record.status !== 'success') return [where]
  if (refunded) return [where, excess ? 'deposit.where.excessBack' : 'deposit.where.refund']
  if (isPartial) return [where, 'deposit.where.underDelivered']
  if (!excess) return [where]
  const isKept = Boolean(record.data.refundFailReason)
  return [where, isKept ? 'deposit.where.excessKept' : 'deposit.where.excessComing']
}

function statusFundsKey(record: RequestRecord, route: RequestRoute): MessageKey {
  const { status } = record
  const { received, refunded, originChainId, destinationChainId } = route
  // The history also reports `pending` before a deposit.
  if (status === 'pending' && record.rawStatus !== 'received' && !hasDeposit(record)) {
    return 'activity.where.unseen'
  }
  if (status === 'waiting' && hasDeposit(record)) return 'activity.where.depositing'
  // A quoted or paid amount isn't proof of a received or refunded one.
  if (status === 'success' && !received.actual) return 'deposit.where.successPlain'
  if (isUndelivered(status) && isRefundSent(record)) {
    if (refunded) return 'activity.where.refund'
    // A refund is only stated if a transaction or an amount shows it.
    return refundLegOf(requestLegs(record)) ? 'progress.where.refunded' : 'activity.where.refundUnknown'
  }
  // On one chain, a single transaction pays and delivers.
  const isOnOneChain = originChainId !== undefined && originChainId === destinationChainId
  if ((status === 'pending' || status === 'submitted') && isOnOneChain) return 'progress.where.sameChain'
  if (isRefundFailed(record)) return 'error.notRefunded'
  if (isRecordEndedByDrop(record)) return 'activity.where.dropped'
  if (isEndedUnpaid(record)) return 'deposit.ended.text'
  return `activity.where.${status}`
}

/** Reasons of a request that ended by itself. */
const timeReasons: ReadonlySet<string> = new Set([
  'TTL_EXPIRED',
  'ORDER_EXPIRED',
  'PROTOCOL_DEADLINE_EXPIRED',
])

/** Whether the time of a deposit address ended, and the record shows no payment: then no refund follows. */
function isEndedUnpaid(record: RequestRecord): boolean {
  const isPaid = hasDeposit(record) || requestLegs(record).length > 0
  const isTimeOver = timeReasons.has(record.data.failReason ?? '')
  return record.status === 'failure' && isOfDepositAddress(record) && isTimeOver && !isPaid
}
