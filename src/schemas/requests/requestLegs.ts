import type { RequestState } from '../status/requestState.ts'
import { isUndelivered } from '../status/requestStatus.ts'
import { chainsOfSide } from '../placeCurrencies.ts'
import type { RequestRecord } from './requestRecord.ts'
import type { RequestTransaction } from './requestTransaction.ts'

export type RequestLegKind = 'deposit' | 'delivery' | 'refund'

/** A transaction of a request, and its purpose. */
export interface RequestLeg extends SentTransaction {
  kind: RequestLegKind
}

/** A transaction whose hash the record has. */
export interface SentTransaction extends RequestTransaction {
  txHash: string
}

/**
 * All transactions of a request in order, each once: deposits, then deliveries and refunds, whether or not they succeeded. For a payment to
 * a deposit address, only the payer's own transaction counts as the deposit: records also list the transactions with which the provider
 * forwards the funds.
 */
export function requestLegs(record: RequestRecord): RequestLeg[] {
  const { data, depositAddress } = record
  const incoming = sentOf(data.inTxs)
  const { depositTxHash = '' } = depositAddress ?? {}
  const own = incoming.find(({ txHash }) => isSameHash(depositTxHash, txHash)) ?? incoming[0]
  const deposits = isOfDepositAddress(record) ? (own ? [own] : []) : incoming
  return [
    ...deposits.map((transaction): RequestLeg => ({ ...transaction, kind: 'deposit' })),
    ...sentOf(data.outTxs).map((transaction): RequestLeg => ({
      ...transaction,
      kind: isRefund(record, transaction) ? 'refund' : 'delivery',
    })),
  ]
}

/** Whether a deposit address was paid: some records name only the feature, not the address. */
export function isOfDepositAddress({ depositAddress, features = [] }: RequestRecord): boolean {
  return depositAddress !== undefined || features.includes('deposit_address')
}

/** The deposit's hash from the record's other fields, since its transactions omit a dropped one. */
export function depositHashOf({ depositAddress, protocol }: RequestRecord): string | undefined {
  return depositAddress?.depositTxHash ?? protocol?.deposit?.origin?.transactionId
}

/** The transactions that have a hash to look up, each once. */
export function sentOf(transactions: readonly RequestTransaction[] | undefined): SentTransaction[] {
  const sent = (transactions ?? []).filter(
    (transaction): transaction is SentTransaction => transaction.txHash !== undefined,
  )
  return sent.filter(
    ({ txHash, chainId }, index) =>
      sent.findIndex((other) => isSameHash(other.txHash, txHash) && other.chainId === chainId) === index,
  )
}

/** A failed or dropped transaction moved nothing. */
export function hasMoved({ status }: RequestTransaction): boolean {
  return status !== 'failure'
}

/** The refund that succeeded, if there is one. */
export function refundLegOf(legs: readonly RequestLeg[]): RequestLeg | undefined {
  return legs.find((leg) => leg.kind === 'refund' && hasMoved(leg))
}

/** Whether the record shows that a refund was sent. An amount alone may be that of a future refund. */
export function isRefundSent(record: RequestRecord): boolean {
  return record.status === 'refund' || hasRefundTransaction(record)
}

/** Whether the record says why there is no refund, and neither it nor the lookup has a transaction that proves one. */
export function isRefundUnmade(
  lookup: Pick<RequestState, 'txHashes'> | undefined,
  record: RequestRecord | undefined,
): boolean {
  if (!record?.data.refundFailReason || isRefundSent(record)) return false
  return (lookup?.txHashes ?? []).length === 0
}

/** Whether a transaction is a refund, or the protocol names one. */
function hasRefundTransaction(record: RequestRecord): boolean {
  const legs = requestLegs(record)
  const { refunds = [] } = record.protocol?.settlement?.destination ?? {}
  const isUnlisted = ({ transactionId }: { transactionId?: string | undefined }) =>
    transactionId !== undefined && !legs.some(({ txHash }) => isSameHash(transactionId, txHash))
  return refundLegOf(legs) !== undefined || refunds.some(isUnlisted)
}

interface RefundFacts {
  /** The amount refunded. */
  refunded: unknown
  legs: readonly RequestLeg[]
  record: RequestRecord | undefined
}

/** Whether an amount, a transaction or the protocol shows a refund. Unlike for `isRefundSent`, a status alone doesn't count. */
export function isRefundKnown({ refunded, legs, record }: RefundFacts): boolean {
  const isRecorded = record !== undefined && hasRefundTransaction(record)
  return refunded !== undefined || refundLegOf(legs) !== undefined || isRecorded
}

function isRefund({ status, data, protocol }: RequestRecord, transaction: SentTransaction): boolean {
  const { fills, refunds } = protocol?.settlement?.destination ?? {}
  const isNamed = ({ transactionId }: { transactionId?: string | undefined }) =>
    isSameHash(transactionId, transaction.txHash)
  if (fills?.some(isNamed)) return false
  if (refunds?.some(isNamed)) return true
  if (!isUndelivered(status)) return false
  return hasMoved(transaction) || isOnOriginAlone(data, transaction)
}

/** A failed delivery isn't a refund; if nothing is delivered, only a refund can fail. */
function isOnOriginAlone({ inTxs, route }: RequestRecord['data'], { chainId }: RequestTransaction): boolean {
  const isOrigin = inTxs?.some((deposit) => deposit.chainId === chainId) ?? false
  const destinations = [route?.actual, route?.quoted].flatMap((one) => chainsOfSide(one?.destination))
  return isOrigin && destinations.length > 0 && !destinations.includes(chainId)
}

function isSameHash(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
