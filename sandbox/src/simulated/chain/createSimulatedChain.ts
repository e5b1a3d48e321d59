import type { Address, Hex } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { Clock } from '../../domain/clock.ts'
import { createAccountCodes } from '../contracts/accountCodes.ts'
import type { CallContext } from '../contracts/call.ts'
import { execute } from '../contracts/execute.ts'
import type { Seeded } from '../createSeeded.ts'
import { RpcError } from '../rpcError.ts'
import {
  allowanceKey,
  balanceKey,
  createDraft,
  nonceKey,
  takeBack,
  type StateKey,
  type Undo,
} from '../ledgerState.ts'
import {
  prepareTransaction,
  runTransaction,
  type PreparedTransaction,
  type TransactionRequest,
} from './runTransaction.ts'
import type { MinedTransaction, SimulatedBlock, SimulatedChain } from './simulatedChain.ts'
import { createTransactionPool, type PendingTransaction } from './transactionPool.ts'

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
