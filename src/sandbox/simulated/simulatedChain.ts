import type { Address, Hex } from 'viem'
import type { Clock, LedgerChain } from '../service/ports.ts'
import { execute, type Call } from './execute.ts'
import type { CallResult } from './executeErc20.ts'
import { allowanceKey, balanceKey, createDraft, nonceKey, type StateKey } from './ledgerState.ts'
import { runTransaction, type TransactionRequest, type TransactionResult } from './runTransaction.ts'
import type { Seeded } from './seeded.ts'

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
  /** Missing in the first block only. */
  transaction: MinedTransaction | undefined
}

/** A chain in memory. Every transaction is mined at once, in a block of its own. */
export interface SimulatedChain {
  readonly chain: LedgerChain
  latestBlock(): SimulatedBlock
  blockAt(number: bigint): SimulatedBlock | undefined
  transactionOf(hash: Hex): MinedTransaction | undefined
  balanceOf(currency: Address, account: Address): bigint
  allowanceOf(token: Address, owner: Address, spender: Address): bigint
  nonceOf(account: Address): bigint
  /** Runs a call without a trace. @throws {Revert} */
  call(call: Call): CallResult
  /**
   * Mines a transaction. One that reverts is mined, too, and costs its gas.
   *
   * @throws {RpcError} when a node would not take it: too little money, a wrong nonce, too low a fee.
   */
  send(request: TransactionRequest): MinedTransaction
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
  const { chain, solver, state, clock, seeded } = parameters
  const seconds = () => Math.floor(clock.now() / 1000)
  const genesis: SimulatedBlock = {
    number: 0n,
    hash: seeded.hash(chain.id, 'block', 0),
    parentHash: `0x${'0'.repeat(64)}`,
    timestamp: seconds(),
    transaction: undefined,
  }
  const blocks = [genesis]
  const transactions = new Map<Hex, MinedTransaction>()
  const listeners = new Set<(transaction: MinedTransaction) => void>()
  const latestBlock = () => blocks.at(-1) ?? genesis

  return {
    chain,
    latestBlock,
    blockAt: (number) => blocks[Number(number)],
    transactionOf: (hash) => transactions.get(hash),
    balanceOf: (currency, account) => state.get(balanceKey(currency, account)) ?? 0n,
    allowanceOf: (token, owner, spender) => state.get(allowanceKey(token, owner, spender)) ?? 0n,
    nonceOf: (account) => state.get(nonceKey(account)) ?? 0n,
    call: (call) => execute(createDraft(state), { chain, solver, timestamp: seconds() }, call),
    send(request) {
      const result = runTransaction(state, { ...parameters, timestamp: seconds() }, request)
      const parent = latestBlock()
      const number = parent.number + 1n
      const hash = seeded.hash(chain.id, 'transaction', result.from, result.nonce)
      const transaction: MinedTransaction = { ...result, hash, blockNumber: number }
      transactions.set(hash, transaction)
      blocks.push({
        number,
        hash: seeded.hash(chain.id, 'block', number),
        parentHash: parent.hash,
        timestamp: Math.max(parent.timestamp, seconds()),
        transaction,
      })
      for (const listener of listeners) listener(transaction)
      return transaction
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
