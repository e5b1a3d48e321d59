import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { hasMoved, isRefundKnown, type RequestLeg } from '../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { isFinalRequestStatus, isSettled, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { isDepositDropped } from '../../schemas/status/isDepositDropped.ts'
import { confirmTerms, type DepositExpectations } from '../confirmTerms.ts'
import { areKnownParties, partiesOf, type DepositParties } from '../request/depositParties.ts'
import { findAmounts, type FoundAmounts } from './findAmounts.ts'
import { startAtCreation, type DepositTerms } from '../depositTerms.ts'
import { legsOf, paymentHashesOf } from './depositLegs.ts'
import { latestRecords } from './latestRecords.ts'
import { depositStatus, hasConflictingResults } from './depositStatus.ts'
import { mergeSigns, type DepositSigns } from '../depositSigns.ts'
import { findAlarms, type FoundAlarms } from './findAlarms.ts'
import { countFurther, findPayment, type FoundPayment } from './findPayment.ts'

/** The state of a payment to a deposit address, and where its funds are. */
export interface DepositProgress extends FoundPayment, FoundAlarms, FoundAmounts {
  /** The request that has the payment: a different one from the original once that is superseded. */
  requestId: string
  isSuperseded: boolean
  /** Whether the provider has reported the request since the page was loaded. */
  isConfirmedByService: boolean
  /**
   * The terms of the quote that this page audited, unless the record of an unpaid request contradicts them, or the stored ones if the
   * provider's record confirms them; otherwise missing, and also while `unaccepted` names parties.
   */
  terms: DepositTerms | undefined
  /** Whether the address is strict or open, from the terms or the provider's record of the original request. */
  type: DepositTerms['type'] | 'unknown' | undefined
  /**
   * Parties that the provider confirms but the page doesn't know: the user must recognize all of them, in full, before the terms
   * may be shown. Missing if there are none.
   */
  unaccepted: DepositParties | undefined
  /** Also `unknown` while a request that this page did not make hasn't been confirmed. */
  status: RequestStatus
  /** Whether the lookup and the history disagree about a delivery; the status is `unknown` then. */
  areResultsConflicting: boolean
  /** The provider's own status; untrusted text. */
  rawStatus: string | undefined
  /** Whether the provider reports that a payment has arrived. */
  isDeposited: boolean
  /** Nothing will change anymore, except that a refund may follow a failure. */
  isOver: boolean
  /** From the terms, the record or the lookup. */
  originChainId: number | undefined
  destinationChainId: number | undefined
  /** The payment, the delivery and refunds, in this order. */
  legs: readonly RequestLeg[]
  /** Transactions of the payment, even before the history shows them. */
  paymentHashes: readonly string[]
  failReason: string | undefined
  refundFailReason: string | undefined
  recoveryAddress: string | undefined
  /** Other requests that payments to the same address made; at an open address, which may be reused, only later ones. */
  furtherPayments: number
  /** The history's record of the request; missing while the history does not show it. */
  record: RequestRecord | undefined
}

export interface DeriveDepositProgressParameters {
  requestId: string
  /** The terms that were shown here; missing for a request from another device. */
  terms: DepositTerms | undefined
  /** The lookup of the request that has the payment. */
  lookup: RequestState | undefined
  /** Whether the terms are from a quote that this page requested and audited; otherwise they come from storage. @default false */
  isAudited?: boolean | undefined
  /** The status that this browser has stored. It may be forged, so it only tells whether a payment was seen. */
  storedStatus?: RequestStatus | undefined
  /** The status that the provider has reported to this page before. A server that is behind doesn't take it back. */
  reportedStatus?: RequestStatus | undefined
  /** The signs that this browser has stored. They may be forged, so they only hide the address. @default none */
  storedSigns?: DepositSigns | undefined
  /** The signs that the provider has given to this page before. @default none */
  reportedSigns?: DepositSigns | undefined
  /** Without it, nothing from storage counts as confirmed. */
  page?: DepositExpectations | undefined
  /**
   * The history's records of the request and its address. If a request has several versions, the latest one counts; a payment or a
   * contradiction counts in any of them.
   */
  records: readonly RequestRecord[]
}

/** Combines what the status lookup and the history report. Either may be missing. */
export function deriveDepositProgress(parameters: DeriveDepositProgressParameters): DepositProgress {
  checkObject(parameters, 'deriveDepositProgress', 'parameters', { fields: ['requestId', 'records'] })
  const { requestId, terms: kept, lookup, isAudited = false, page } = parameters
  const records = latestRecords(parameters.records)
  const first = records.find(({ id }) => isSameRequestId(id, requestId))
  const confirmed = kept && first && page && confirmTerms(kept, { record: first, lookup, page })
  const unaccepted =
    !isAudited && first && confirmed && page ? findUnknownParties(first, confirmed, page) : undefined
  const successorId = successorOf(requestId, records)
  const record = records.find(({ id }) => isSameRequestId(id, successorId))
  const reports = { lookup, record, isAudited, reported: parameters.reportedStatus }
  const status = depositStatus(reports)
  const audited = isAudited ? kept && startAtCreation(kept, first?.createdAt, page?.behindMs) : undefined
  const known = isAudited ? audited : unaccepted ? undefined : confirmed
  const failReason = failReasonOf(lookup, record)
  const { storedSigns = [], reportedSigns = [] } = parameters
  const address = kept?.address ?? first?.depositAddress?.address
  const seen = findPayment({
    requestId,
    successorId,
    address,
    isStrict: (known?.type ?? first?.depositAddress?.type) === 'strict',
    status,
    failReason,
    storedStatus: parameters.storedStatus,
    storedSigns,
    reportedSigns,
    lookup,
    records: parameters.records,
  })
  const alarms = findAlarms({
    terms: kept,
    status,
    requestId,
    successorId,
    records: parameters.records,
    chains: page?.chains ?? [],
    signs: mergeSigns(storedSigns, reportedSigns),
  })
  // A payment to an address that its record contradicts keeps the terms by which it was made.
  const isContradicted = !seen.hasPayment && alarms.hasOtherTerms
  const terms = isContradicted ? undefined : known
  const type = terms?.type ?? first?.depositAddress?.type
  const amounts = findAmounts({
    terms,
    type,
    first,
    record,
    status,
    failReason,
    // Nobody pays late who doesn't pay.
    isPaid: seen.hasPayment && !seen.isPaymentRemembered,
    chains: page?.chains,
  })
  const route = record?.data.route?.quoted
  const legs = record ? legsOf(record) : []
  const refundFailReason = lookup?.refundFailReason ?? record?.data.refundFailReason ?? undefined
  return {
    requestId: successorId,
    isSuperseded: successorId !== requestId,
    isConfirmedByService: lookup !== undefined || record !== undefined,
    terms,
    type,
    unaccepted: isContradicted ? undefined : unaccepted,
    status,
    areResultsConflicting: hasConflictingResults(reports),
    rawStatus: record?.status === status ? record.rawStatus : lookup?.rawStatus,
    isDeposited: lookup?.isDeposited === true || hasArrived(status, legs),
    ...seen,
    isOver: isFinalRequestStatus(status) && !isExcessComing({ ...amounts, legs, record, refundFailReason }),
    originChainId:
      terms?.pay.chainId ?? route?.origin?.inputCurrency?.currency?.chainId ?? lookup?.originChainId,
    destinationChainId:
      terms?.receive.chainId ??
      route?.destination?.outputCurrency?.currency?.chainId ??
      lookup?.destinationChainId,
    ...amounts,
    legs,
    paymentHashes: paymentHashesOf(legs, lookup),
    failReason,
    refundFailReason,
    recoveryAddress:
      record?.depositAddress?.recoveryAddress ??
      first?.depositAddress?.recoveryAddress ??
      terms?.recoveryAddress ??
      undefined,
    furtherPayments: countFurther({ requestId, successorId, address, type, records }),
    ...alarms,
    record,
  }
}

/** The parties of a request whose terms are confirmed, unless the page knows all of them. */
function findUnknownParties(
  record: RequestRecord,
  terms: DepositTerms,
  { chains, tokens, parties: known }: DepositExpectations,
): DepositParties | undefined {
  const parties = partiesOf(record, terms, tokens)
  const [origin, destination] = [terms.pay, terms.receive].map((side) =>
    chains.find(({ id }) => id === side.chainId),
  )
  return areKnownParties(parties, known, { origin, destination }) ? undefined : parties
}

/** The ID of the request that finally superseded one, following the chain of records; each is visited once. */
export function successorOf(requestId: string, records: readonly RequestRecord[]): string {
  const seen = [requestId]
  let successor = requestId
  for (;;) {
    const next = records.find(({ id }) => isSameRequestId(id, successor))?.supersededByRequestId
    if (!next || seen.some((id) => isSameRequestId(id, next))) return successor
    seen.push(next)
    successor = next
  }
}

function failReasonOf(
  lookup: RequestState | undefined,
  record: RequestRecord | undefined,
): string | undefined {
  const { failReason, details } = lookup ?? {}
  return failReason ?? record?.data.failReason ?? (isDepositDropped(details) ? details : undefined)
}

/** `pending` alone proves nothing: the history says so before a deposit, too. */
function hasArrived(status: RequestStatus, legs: readonly RequestLeg[]): boolean {
  return (
    status === 'submitted' || isSettled(status) || legs.some((leg) => leg.kind === 'deposit' && hasMoved(leg))
  )
}

function isExcessComing(
  progress: Pick<DepositProgress, 'excess' | 'refunded' | 'legs' | 'record' | 'refundFailReason'>,
): boolean {
  const { excess = 0n, refundFailReason } = progress
  return excess > 0n && !refundFailReason && !isRefundKnown(progress)
}
