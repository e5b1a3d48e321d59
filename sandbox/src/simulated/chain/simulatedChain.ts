import type { Address, Hex } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { AccountCodes } from '../contracts/accountCodes.ts'
import type { Call } from '../contracts/call.ts'
import type { CallResult } from '../contracts/callResult.ts'
import type { TransactionRequest, TransactionResult } from './runTransaction.ts'
import type { PendingTransaction } from './transactionPool.ts'

/** A transaction that was mined, alone in its block. */
export interface MinedTransaction extends TransactionResult {
  hash: Hex
  blockNumber: bigint
}

export interface SimulatedBlock {
  number: bigint
  hash: Hex
  parentHash: Hex
  /** Seconds since the epoch. */
  timestamp: number
  /** Undefined in the first block and in empty ones. */
  transaction: MinedTransaction | undefined
}

/** Controls of a chain's network. */
export interface SimulatedNetwork {
  /** Whether wallets' transactions are mined immediately, or when `mine` is called. @default 'automatic' */
  mining: 'automatic' | 'manual'
  /** Hashes of pending transactions, oldest first. */
  readonly pending: readonly Hex[]
  /** Mines pending transactions, each in its own block, or an empty block if there are none. */
  mine(): void
  /**
   * Removes the last blocks, as a reorganization does. Their transactions become pending again (`return`) or are lost (`lose`). The next
   * block comes with `mine` or the next transaction.
   *
   * @param blocks Number of blocks; the first block can't be removed.
   */
  reorg(blocks: number, options?: { transactions?: 'return' | 'lose' | undefined }): void
  /**
   * Sends native tokens without a prompt, as from a wallet that the page doesn't know, such as an exchange; returns the hash.
   *
   * @throws {RpcError} when a node would not take it.
   */
  transfer(payment: { from: Address; to: Address; amount: bigint }): Hex
}

/** A chain in memory. The service's transactions are mined immediately, those of wallets according to `mining`. */
export interface SimulatedChain extends SimulatedNetwork {
  readonly chain: LedgerChain
  /** Accounts that have code. */
  readonly codes: AccountCodes
  latestBlock(): SimulatedBlock
  blockAt(number: bigint): SimulatedBlock | undefined
  transactionOf(hash: Hex): MinedTransaction | undefined
  pendingOf(hash: Hex): PendingTransaction | undefined
  balanceOf(currency: Address, account: Address): bigint
  allowanceOf(token: Address, owner: Address, spender: Address): bigint
  /** An account's next nonce; `pending` counts pending transactions. */
  nonceOf(account: Address, tag?: 'latest' | 'pending'): bigint
  /** Runs a call without changing the state. @throws {Revert} */
  call(call: Call): CallResult
  /**
   * Mines a transaction immediately. One that reverts is mined, too, and pays its gas fee.
   *
   * @throws {RpcError} when a node would reject it: balance too low, wrong nonce or fee too low.
   */
  send(request: TransactionRequest): MinedTransaction
  /**
   * Submits a transaction to the network; returns its hash.
   *
   * @throws {RpcError} when a node would not take it.
   */
  submit(request: TransactionRequest): Hex
  /** The hash that a transaction would have, without sending it. */
  hashOf(request: TransactionRequest): Hex
  /** Calls back with every mined transaction; returns a function that unsubscribes. */
  subscribe(listener: (transaction: MinedTransaction) => void): () => void
}
