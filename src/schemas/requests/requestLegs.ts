import { isUndelivered } from '../status/requestStatus.ts'
import { chainsOfSide } from '../placeCurrencies.ts'
import type { RequestRecord } from './requestRecord.ts'
import type { RequestTransaction } from './requestTransaction.ts'

export type RequestLegKind = 'deposit' | 'payout' | 'refund'

/** A transaction of a request, and its purpose. */
export interface RequestLeg extends SentTransaction {
  kind: RequestLegKind
}

/** A transaction whose hash the record has. */
export interface SentTransaction extends RequestTransaction {
  txHash: string
}

/** Both legs of a request in their order: deposits, then payouts and refunds, whether they went through or not. */
export function requestLegs(record: RequestRecord): RequestLeg[] {
  const { data } = record
  return [
    ...sentOf(data.inTxs).map((transaction): RequestLeg => ({ ...transaction, kind: 'deposit' })),
    ...sentOf(data.outTxs).map((transaction): RequestLeg => ({
      ...transaction,
      kind: isRefund(record, transaction) ? 'refund' : 'payout',
    })),
  ]
}

/** The transactions that can be looked up. */
export function sentOf(transactions: readonly RequestTransaction[] | undefined): SentTransaction[] {
  return (transactions ?? []).filter(
    (transaction): transaction is SentTransaction => transaction.txHash !== undefined,
  )
}

/** A transaction that failed, or was dropped, moved nothing. */
export function hasMoved({ status }: RequestTransaction): boolean {
  return status !== 'failure'
}

/** The refund that went through, if any leg is one. */
export function refundLegOf(legs: readonly RequestLeg[]): RequestLeg | undefined {
  return legs.find((leg) => leg.kind === 'refund' && hasMoved(leg))
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

/** A payout that failed is no refund; where nothing is paid out, only a refund can fail. */
function isOnOriginAlone({ inTxs, route }: RequestRecord['data'], { chainId }: RequestTransaction): boolean {
  const isOrigin = inTxs?.some((deposit) => deposit.chainId === chainId) ?? false
  const destinations = [route?.actual, route?.quoted].flatMap((one) => chainsOfSide(one?.destination))
  return isOrigin && destinations.length > 0 && !destinations.includes(chainId)
}

function isSameHash(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
