import type { Address, Hex } from 'viem'
import type { Clock, LedgerChain } from '../../domain/ledger/ledger.ts'
import { createAccountCodes, type AccountCodes } from '../contracts/accountCodes.ts'
import { execute, type Call, type CallContext } from '../contracts/execute.ts'
import type { CallResult } from '../contracts/executeErc20.ts'
import {
  allowanceKey,
  balanceKey,
  createDraft,
  nonceKey,
  takeBack,
  type StateKey,
  type Undo,
} from './ledgerState.ts'
import { RpcError } from '../rpc/rpcError.ts'
import {
  prepareTransaction,
  runTransaction,
  type PreparedTransaction,
  type TransactionRequest,
  type TransactionResult,
} from './runTransaction.ts'
import type { Seeded } from '../createSeeded.ts'
import { createTransactionPool, type PendingTransaction } from './transactionPool.ts'

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
   * Takes the last blocks back, as a reorganisation does. Their transactions wait to be mined again, or are lost.
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

export interface CreateSimulatedChainParameters {
  chain: LedgerChain
  solver: Address
  /** Gets all gas fees, so that the sum of all balances never changes. */
  feeCollector: Address
  /** The balances to start from; the chain goes on with this very map. */
  state: Map<StateKey, bigint>
  clock: Clock
  seeded: Seeded
}

/** Makes a chain with one empty block. */
export function createSimulatedChain(parameters: CreateSimulatedChainParameters): SimulatedChain {
  const { chain, solver, feeCollector, state, clock, seeded } = parameters
  const seconds = () => Math.floor(clock.now() / 1000)
  const genesis: SimulatedBlock = {
    number: 0n,
    hash: seeded.hash(chain.id, 'block', 0),
    parentHash: `0x${'0'.repeat(64)}`,
    timestamp: seconds(),
    transaction: undefined,
  }
  const blocks = [genesis]
  const undos: Undo[] = []
  const transactions = new Map<Hex, MinedTransaction>()
  const listeners = new Set<(transaction: MinedTransaction) => void>()
  const pool = createTransactionPool()
  const codes = createAccountCodes()
  let reorgCount = 0

  const latestBlock = () => blocks.at(-1) ?? genesis
  const context = (): CallContext & { feeCollector: Address } => ({
    chain,
    solver,
    feeCollector,
    codes,
    timestamp: Math.max(latestBlock().timestamp, seconds()),
  })
  const minedNonce = (account: Address) => state.get(nonceKey(account)) ?? 0n

  const self: SimulatedChain = {
    chain,
    codes,
    mining: 'automatic',
    latestBlock,
    blockAt: (number) => blocks[Number(number)],
    transactionOf: (hash) => transactions.get(hash),
    pendingOf: (hash) => pool.find(hash),
    get pending() {
      return pool.all().map(({ hash }) => hash)
    },
    balanceOf: (currency, account) => state.get(balanceKey(currency, account)) ?? 0n,
    allowanceOf: (token, owner, spender) => state.get(allowanceKey(token, owner, spender)) ?? 0n,
    nonceOf: (account, tag = 'latest') => (tag === 'latest' ? minedNonce(account) : nextNonce(account)),
    call: (call) => execute(createDraft(state), context(), call),
    send(request) {
      const { hash } = addToPool(request)
      minePending(request.from)
      const mined = transactions.get(hash)
      if (mined) return mined
      throw new TypeError(`Transaction ${hash} could not be mined.`)
    },
    submit(request) {
      const { hash } = addToPool(request)
      if (self.mining === 'automatic') minePending(request.from)
      return hash
    },
    hashOf: (request) => prepare(request).hash,
    transfer: ({ from, to, amount }) => self.submit({ from, to, value: amount, data: '0x' }),
    mine() {
      if (!minePending()) addBlock(undefined, new Map())
    },
    reorg(count, { transactions: fate = 'return' } = {}) {
      if (!Number.isInteger(count) || count < 1 || count >= blocks.length) {
        throw new TypeError(`Only 1 to ${blocks.length - 1} blocks can be taken back.`)
      }
      const dropped = blocks.splice(-count)
      for (const undo of undos.splice(-count).toReversed()) takeBack(state, undo)
      const sent = dropped.flatMap(({ transaction }) => transaction ?? [])
      for (const { hash } of sent) transactions.delete(hash)
      if (fate === 'return') pool.putBack(sent)
      reorgCount++
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  return self

  function nextNonce(account: Address): bigint {
    const taken = new Set(pool.of(account).map(({ nonce }) => nonce))
    let next = minedNonce(account)
    while (taken.has(next)) next += 1n
    return next
  }

  function prepare(request: TransactionRequest): PendingTransaction {
    const prepared = prepareTransaction(state, context(), request, nextNonce(request.from))
    return { ...prepared, hash: toHash(prepared) }
  }

  function addToPool(request: TransactionRequest): PendingTransaction {
    const transaction = prepare(request)
    pool.add(transaction)
    return transaction
  }

  /** Mines what can be mined, of one account or of all; returns whether there was anything. */
  function minePending(from?: Address): boolean {
    const before = latestBlock()
    const stuck = new Set<Hex>()
    const next = () =>
      (from ? pool.of(from) : pool.all()).find(
        ({ hash, from, nonce }) => nonce === minedNonce(from) && !stuck.has(hash),
      )
    for (let transaction = next(); transaction; transaction = next()) {
      if (!mineOne(transaction)) stuck.add(transaction.hash)
    }
    return latestBlock() !== before
  }

  /** False when it can't be mined now; it waits. */
  function mineOne(transaction: PendingTransaction): boolean {
    try {
      const { result, undo } = runTransaction(state, context(), transaction)
      pool.remove(transaction.hash)
      addBlock({ ...result, hash: transaction.hash }, undo)
      return true
    } catch (error) {
      if (error instanceof RpcError) return false
      throw error
    }
  }

  function addBlock(sent: Omit<MinedTransaction, 'blockNumber'> | undefined, undo: Undo): void {
    const { timestamp } = context()
    const parent = latestBlock()
    const number = parent.number + 1n
    const transaction = sent && { ...sent, blockNumber: number }
    if (transaction) transactions.set(transaction.hash, transaction)
    undos.push(undo)
    blocks.push({
      number,
      hash: seeded.hash(chain.id, 'block', number, reorgCount),
      parentHash: parent.hash,
      timestamp,
      transaction,
    })
    if (transaction) for (const listener of listeners) listener(transaction)
  }

  /** The same for the same transaction, wherever it is mined. */
  function toHash({ from, nonce, to, value, data, ...fees }: PreparedTransaction): Hex {
    const { gas, maxFeePerGas, maxPriorityFeePerGas } = fees
    const parts = [from, nonce, to ?? '', value, data, gas, maxFeePerGas, maxPriorityFeePerGas]
    return seeded.hash(chain.id, 'transaction', ...parts)
  }
}
