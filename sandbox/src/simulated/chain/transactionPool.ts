import { isAddressEqual, type Address, type Hex } from 'viem'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import type { PreparedTransaction } from './runTransaction.ts'

/** A transaction that waits to be mined. */
export interface PendingTransaction extends PreparedTransaction {
  hash: Hex
}

/** Transactions that wait to be mined, oldest first; each account has one for a nonce. */
export interface TransactionPool {
  all(): readonly PendingTransaction[]
  find(hash: Hex): PendingTransaction | undefined
  of(account: Address): readonly PendingTransaction[]
  /** The first nonce that no transaction of an account has, from one on. */
  freeNonce(account: Address, from: bigint): bigint
  /**
   * Adds one, or puts it in the place of the one with the same nonce.
   *
   * @throws {RpcError} when it does not offer a tenth more than the one that it replaces.
   */
  add(transaction: PendingTransaction): void
  /** Takes one out. */
  remove(hash: Hex): void
  /** Puts back what was mined, in front of all others. */
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

/** Nodes want a tenth more of both fees before they replace a transaction. */
function outbids(one: PreparedTransaction, other: PreparedTransaction): boolean {
  return (
    one.maxFeePerGas * 10n >= other.maxFeePerGas * 11n &&
    one.maxPriorityFeePerGas * 10n >= other.maxPriorityFeePerGas * 11n
  )
}
