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
  /** Missing in the first block, and in blocks that were mined without one. */
  transaction: MinedTransaction | undefined
}

/** The network of a chain, for whoever plays its miners. */
export interface SimulatedNetwork {
  /** Whether wallets' transactions are mined at once, or when `mine` is called. @default 'automatic' */
  mining: 'automatic' | 'manual'
  /** Hashes of the transactions that wait to be mined, oldest first. */
  readonly pending: readonly Hex[]
  /** Mines what can be mined, each transaction in a block of its own; an empty block when there is none. */
  mine(): void
  /**
   * Takes the last blocks back, as a reorganization does. Their transactions wait to be mined again, or are lost.
   * A new block comes with `mine`, or with the next transaction.
   *
   * @param blocks At most as many as there are after the first.
   */
  reorg(blocks: number, options?: { transactions?: 'return' | 'lose' | undefined }): void
  /**
   * Sends native currency with no prompt, as somebody does whose wallet the page does not know, such as an exchange;
   * returns the hash.
   *
   * @throws {RpcError} when a node would not take it.
   */
  transfer(payment: { from: Address; to: Address; amount: bigint }): Hex
}

/** A chain in memory. The service's transactions are mined at once, those of wallets as the network does it. */
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
  /** The number of an account's next transaction; `pending` counts those that are not mined yet. */
  nonceOf(account: Address, tag?: 'latest' | 'pending'): bigint
  /** Runs a call without a trace. @throws {Revert} */
  call(call: Call): CallResult
  /**
   * Mines a transaction at once. One that reverts is mined, too, and costs its gas.
   *
   * @throws {RpcError} when a node would not take it: too little money, a wrong nonce, too low a fee.
   */
  send(request: TransactionRequest): MinedTransaction
  /**
   * Hands a transaction to the network; returns its hash.
   *
   * @throws {RpcError} when a node would not take it.
   */
  submit(request: TransactionRequest): Hex
  /** The hash that a transaction would have. It is not sent. */
  hashOf(request: TransactionRequest): Hex
  /** Calls back with every transaction that is mined; returns a function that ends it. */
  subscribe(listener: (transaction: MinedTransaction) => void): () => void
}
