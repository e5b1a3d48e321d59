import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import { depositHashOf, requestLegs } from '../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { hasDeposit } from '../../schemas/requests/toRequestAmounts.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isPaymentStatus } from '../../schemas/status/laterStatus.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'

interface FindPaymentParameters {
  requestId: string
  /** The request that superseded it, or its own ID. */
  successorId: string
  /** The address to pay to, if it is known. */
  address: string | undefined
  /** Whether the address has no other requests; an open one may have had some. */
  isStrict: boolean
  status: RequestStatus
  /** The status that this browser has stored, which may be forged. */
  storedStatus: RequestStatus | undefined
  lookup: RequestState | undefined
  records: readonly RequestRecord[]
}

/** Whether there is any sign of a payment, and whether only this browser's records have one. */
export function findPayment(parameters: FindPaymentParameters): {
  hasPayment: boolean
  isPaymentRemembered: boolean
} {
  const { status, storedStatus } = parameters
  const isReported = isPaymentStatus(status) || hasPaymentSign(parameters)
  // Nothing is believed of a request that only storage knows.
  const wasPaid = storedStatus !== undefined && isPaymentStatus(storedStatus) && status !== 'unknown'
  return { hasPayment: isReported || wasPaid, isPaymentRemembered: wasPaid && !isReported }
}

/**
 * Whether anything that the provider says points to a payment to the address, whatever the status. A transaction that failed counts, too:
 * it may still go through.
 */
function hasPaymentSign({
  requestId,
  successorId,
  address,
  isStrict,
  lookup,
  records,
}: Omit<FindPaymentParameters, 'status' | 'storedStatus'>): boolean {
  const { isDeposited = false, inTxHashes = [], txHashes = [] } = lookup ?? {}
  const isOwn = ({ id }: RequestRecord) =>
    [requestId, successorId].some((known) => isSameRequestId(id, known))
  const first = records.find(({ id }) => isSameRequestId(id, requestId))
  const others = records.filter((record) => !isOwn(record) && isAt(record, address))
  return (
    isDeposited ||
    inTxHashes.length + txHashes.length > 0 ||
    // A request is only superseded by the one that has its payment.
    successorId !== requestId ||
    records.some((record) => isOwn(record) && isPaid(record)) ||
    others.some((other) => isStrict || (isPaid(other) && isAfter(other, first)))
  )
}

function isPaid(record: RequestRecord): boolean {
  return (
    isPaymentStatus(record.status) ||
    hasDeposit(record) ||
    depositHashOf(record) !== undefined ||
    requestLegs(record).length > 0
  )
}

function isAt({ depositAddress }: RequestRecord, address: string | undefined): boolean {
  const reported = depositAddress?.address
  return reported === undefined || address === undefined || isSameAddress(reported, address)
}

function isAfter({ createdAt = '' }: RequestRecord, first: RequestRecord | undefined): boolean {
  return Date.parse(createdAt) > Date.parse(first?.createdAt ?? '')
}
