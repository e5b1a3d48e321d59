import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import { depositHashOf, requestLegs } from '../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { hasDeposit } from '../../schemas/requests/toRequestAmounts.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isPaymentStatus } from '../../schemas/status/laterStatus.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import { isReasonOfPayment } from './depositPayment.ts'
import { isDepositPaid, type DepositSigns } from '../depositSigns.ts'

interface FindPaymentParameters {
  requestId: string
  /** The request that superseded it, or its own ID. */
  successorId: string
  /** The address to pay to, if it is known. */
  address: string | undefined
  /** Whether the address has no other requests; an open one may have had some. */
  isStrict: boolean
  status: RequestStatus
  failReason: string | undefined
  /** The status that this browser has stored, which may be forged. */
  storedStatus: RequestStatus | undefined
  /** The signs that this browser has stored, which may be forged. */
  storedSigns: DepositSigns
  /** The signs that the provider has given to this page before. */
  reportedSigns: DepositSigns
  lookup: RequestState | undefined
  /** Every version of every record: one that is behind may be the one that shows a payment. */
  records: readonly RequestRecord[]
}

/** What is known about a payment to an address. */
export interface FoundPayment {
  /**
   * Whether the provider has ever shown a payment, even one that hasn't arrived, to this page or by this browser's records: nothing may be
   * sent anymore.
   */
  hasPayment: boolean
  /** The provider doesn't show that payment now. Only this browser remembers it, and anyone can write to its records. */
  isPaymentRemembered: boolean
  /** The provider reports more than a request that waits, but nothing that shows a payment: nothing may be sent, and none is claimed. */
  hasActivity: boolean
  /** The provider doesn't report that activity now: only this browser remembers it. */
  isActivityRemembered: boolean
}

/** Whether there is any sign of a payment, and whether only this browser's records have one. */
export function findPayment(parameters: FindPaymentParameters): FoundPayment {
  const { status, storedStatus = 'waiting', storedSigns, reportedSigns } = parameters
  const isReported = isPaymentStatus(status) || isPaymentShown(parameters)
  const isActive = mayBeUnpaid(status) || isActivityShown(parameters)
  // Nothing is believed of a request that only storage knows.
  const stored: { status: RequestStatus; signs: DepositSigns } =
    status === 'unknown' ? { status, signs: [] } : { status: storedStatus, signs: storedSigns }
  const wasPaid = reportedSigns.includes('payment') || isDepositPaid(stored)
  const wasActive =
    reportedSigns.includes('activity') || stored.signs.includes('activity') || mayBeUnpaid(stored.status)
  const hasPayment = isReported || wasPaid
  return {
    hasPayment,
    isPaymentRemembered: wasPaid && !isReported,
    hasActivity: !hasPayment && (isActive || wasActive),
    isActivityRemembered: !hasPayment && wasActive && !isActive,
  }
}

/**
 * Whether anything that the provider says shows a payment to the address, whatever the status. A transaction that failed counts, too: it may
 * still go through.
 */
function isPaymentShown(parameters: FindPaymentParameters): boolean {
  const { requestId, isStrict, lookup, records, status, failReason } = parameters
  const { isDeposited = false, inTxHashes = [], txHashes = [] } = lookup ?? {}
  const first = records.find(({ id }) => isSameRequestId(id, requestId))
  return (
    isDeposited ||
    inTxHashes.length + txHashes.length > 0 ||
    (status === 'failure' && isReasonOfPayment(failReason)) ||
    records.some((record) => isOwn(record, parameters) && isPaid(record)) ||
    othersAt(parameters).some((other) => isPaid(other) && (isStrict || isAfter(other, first)))
  )
}

/** Whether something happens to the request or its address that a payment may have caused. */
function isActivityShown(parameters: FindPaymentParameters): boolean {
  const { isStrict, lookup, records } = parameters
  const own = records.filter((record) => isOwn(record, parameters))
  return (
    own.some(({ id, supersededByRequestId: next }) => next && !isSameRequestId(next, id)) ||
    (isStrict && othersAt(parameters).length > 0) ||
    // A word that this library doesn't know may stand for a payment.
    [lookup, ...own].some((report) => report?.status === 'unknown')
  )
}

/** Whether a request with this status is past waiting, but may never have been paid. */
function mayBeUnpaid(status: RequestStatus): boolean {
  return status === 'pending' || status === 'failure'
}

/** Whether a record shows a payment. */
function isPaid(record: RequestRecord): boolean {
  return (
    isPaymentStatus(record.status) ||
    record.rawStatus === 'received' ||
    hasDeposit(record) ||
    depositHashOf(record) !== undefined ||
    requestLegs(record).length > 0
  )
}

/** How many other requests payments to the address made; at an open address, which may be reused, only later ones count. */
export function countFurther({
  type,
  ...parameters
}: Pick<FindPaymentParameters, 'requestId' | 'successorId' | 'address' | 'records'> & {
  type: string | undefined
}): number {
  const { requestId, records } = parameters
  const first = records.find(({ id }) => isSameRequestId(id, requestId))
  return othersAt(parameters).filter((other) => isPaid(other) && !(type === 'open' && isBefore(other, first)))
    .length
}

function isOwn(
  { id }: RequestRecord,
  { requestId, successorId }: Pick<FindPaymentParameters, 'requestId' | 'successorId'>,
): boolean {
  return [requestId, successorId].some((known) => isSameRequestId(id, known))
}

/** Other requests of the address. */
function othersAt(
  parameters: Pick<FindPaymentParameters, 'requestId' | 'successorId' | 'address' | 'records'>,
): RequestRecord[] {
  const { records, address } = parameters
  return records.filter((record) => !isOwn(record, parameters) && isAt(record, address))
}

/** Whether a request may be one of the address. A history may ignore the filter: other swaps name another address, or none. */
function isAt({ depositAddress }: RequestRecord, address: string | undefined): boolean {
  if (!depositAddress) return false
  const reported = depositAddress.address
  return reported === undefined || address === undefined || isSameAddress(reported, address)
}

function isBefore({ createdAt = '' }: RequestRecord, first: RequestRecord | undefined): boolean {
  return Date.parse(createdAt) < Date.parse(first?.createdAt ?? '')
}

function isAfter({ createdAt = '' }: RequestRecord, first: RequestRecord | undefined): boolean {
  return Date.parse(createdAt) > Date.parse(first?.createdAt ?? '')
}
