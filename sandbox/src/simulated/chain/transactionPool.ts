import { isAddressEqual, type Address, type Hex } from 'viem'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import type { PreparedTransaction } from './runTransaction.ts'

/** A pending transaction. */
export interface PendingTransaction extends PreparedTransaction {
  hash: Hex
}

/** Pending transactions, oldest first, at most one per account and nonce. */
export interface TransactionPool {
  all(): readonly PendingTransaction[]
  find(hash: Hex): PendingTransaction | undefined
  of(account: Address): readonly PendingTransaction[]
  /** The first nonce from `from` on that no pending transaction of an account has. */
  freeNonce(account: Address, from: bigint): bigint
  /**
   * Adds a transaction, or replaces the one with the same nonce.
   *
   * @throws {RpcError} when it doesn't pay at least 10% more than the one that it replaces.
   */
  add(transaction: PendingTransaction): void
  /** Removes a transaction. */
  remove(hash: Hex): void
  /** Adds mined transactions again, in front of all others. */
  putBack(transactions: readonly PendingTransaction[]): void
}

export function createTransactionPool(): TransactionPool {
  let pending: readonly PendingTransaction[] = []
  const of = (account: Address) => pending.filter(({ from }) => isAddressEqual(from, account))
  return {
    all: () => pending,
    find: (hash) => pending.find((one) => one.hash === hash),
    of,
    freeNonce(account, from) {
      const taken = new Set(of(account).map(({ nonce }) => nonce))
      let free = from
      while (taken.has(free)) free += 1n
      return free
    },
    add(transaction) {
      const { from, nonce } = transaction
      const index = pending.findIndex((one) => isAddressEqual(one.from, from) && one.nonce === nonce)
      const replaced = pending[index]
      if (!replaced) {
        pending = [...pending, transaction]
        return
      }
      if (!outbids(transaction, replaced)) {
        throw new RpcError(rpcErrorCodes.invalidInput, 'replacement transaction underpriced')
      }
      pending = pending.with(index, transaction)
    },
    remove(hash) {
      pending = pending.filter((one) => one.hash !== hash)
    },
    putBack(transactions) {
      pending = [...transactions, ...pending]
    },
  }
}

/** Nodes only replace a transaction if both fees rise by at least 10%. */
function outbids(one: PreparedTransaction, other: PreparedTransaction): boolean {
  return (
    one.maxFeePerGas * 10n >= other.maxFeePerGas * 11n &&
    one.maxPriorityFeePerGas * 10n >= other.maxPriorityFeePerGas * 11n
  )
}
