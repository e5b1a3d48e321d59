import type { RequestRecord, RequestTransaction } from './requestRecord.ts'

export type TransactionKind = 'deposit' | 'payout' | 'refund'

/** A transaction of a request, and what it was for. */
export interface RequestLeg extends RequestTransaction {
  kind: TransactionKind
}

/** Both legs of a request in their order: deposits, then payouts and refunds. */
export function requestLegs({ state, data, protocol }: RequestRecord): RequestLeg[] {
  const { fills, refunds } = protocol?.settlement?.destination ?? {}
  const isRefund = (hash: string): boolean => {
    if ((fills ?? []).some(({ transactionId }) => isSameHash(transactionId, hash))) return false
    if ((refunds ?? []).some(({ transactionId }) => isSameHash(transactionId, hash))) return true
    return state === 'refund' || state === 'failure'
  }
  return [
    ...(data.inTxs ?? []).map((transaction): RequestLeg => ({ ...transaction, kind: 'deposit' })),
    ...(data.outTxs ?? []).map((transaction): RequestLeg => ({
      ...transaction,
      kind: isRefund(transaction.txHash) ? 'refund' : 'payout',
    })),
  ]
}

function isSameHash(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
