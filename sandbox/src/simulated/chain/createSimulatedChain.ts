import type { Address, Hex } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { SandboxClock } from '../../domain/clock.ts'
import { createAccountCodes } from '../contracts/accountCodes.ts'
import type { CallContext } from '../contracts/call.ts'
import { execute } from '../contracts/execute.ts'
import type { SeededValues } from '../createSeededValues.ts'
import { RpcError } from '../rpcError.ts'
import { createDraft } from '../state/draft.ts'
import { allowanceKey, balanceKey, nonceKey, type StateKey } from '../state/stateKeys.ts'
import { createBlocks, type NewBlock } from './createBlocks.ts'
import { minePending } from './minePending.ts'
import {
  prepareTransaction,
  runTransaction,
  type PreparedTransaction,
  type TransactionRequest,
} from './runTransaction.ts'
import type { MinedTransaction, SimulatedChain } from './simulatedChain.ts'
import { createTransactionPool, type PendingTransaction } from './transactionPool.ts'

export interface CreateSimulatedChainParameters {
  chain: LedgerChain
  solver: Address
  /** Gets all gas fees, so that the sum of all balances never changes. */
  feeCollector: Address
  /** The initial balances. The chain changes this map itself. */
  state: Map<StateKey, bigint>
  clock: SandboxClock
  seeded: SeededValues
}

/** Creates a chain with one empty block. */
export function createSimulatedChain(parameters: CreateSimulatedChainParameters): SimulatedChain {
  const { chain, solver, feeCollector, state, clock, seeded } = parameters
  const seconds = () => Math.floor(clock.now() / 1000)
  const blocks = createBlocks({ chainId: chain.id, state, timestamp: seconds(), seeded })
  const listeners = new Set<(transaction: MinedTransaction) => void>()
  const pool = createTransactionPool()
  const codes = createAccountCodes()

  const context = (): CallContext & { feeCollector: Address } => ({
    chain,
    solver,
    feeCollector,
    codes,
    timestamp: Math.max(blocks.latest().timestamp, seconds()),
  })
  const minedNonce = (account: Address) => state.get(nonceKey(account)) ?? 0n
  const nextNonce = (account: Address) => pool.freeNonce(account, minedNonce(account))

  const self: SimulatedChain = {
    chain,
    codes,
    mining: 'automatic',
    latestBlock: blocks.latest,
    blockAt: blocks.at,
    transactionOf: blocks.transactionOf,
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
      mine(request.from)
      const mined = blocks.transactionOf(hash)
      if (mined) return mined
      throw new TypeError(`Transaction ${hash} could not be mined.`)
    },
    submit(request) {
      const { hash } = addToPool(request)
      if (self.mining === 'automatic') mine(request.from)
      return hash
    },
    hashOf: (request) => prepare(request).hash,
    transfer: ({ from, to, amount }) => self.submit({ from, to, value: amount, data: '0x' }),
    mine() {
      if (!mine()) addBlock(undefined, new Map())
    },
    reorg(count, { transactions = 'return' } = {}) {
      const dropped = blocks.drop(count)
      if (transactions === 'return') pool.putBack(dropped)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  return self

  function prepare(request: TransactionRequest): PendingTransaction {
    const prepared = prepareTransaction(state, context(), request, nextNonce(request.from))
    return { ...prepared, hash: hashOf(prepared, { chainId: chain.id, seeded }) }
  }

  function addToPool(request: TransactionRequest): PendingTransaction {
    const transaction = prepare(request)
    pool.add(transaction)
    return transaction
  }

  /** Mines pending transactions of one account or all; returns whether any was mined. */
  function mine(from?: Address): boolean {
    return minePending(pool, { from, nonceOf: minedNonce, mine: mineOne })
  }

  /** Returns false if a node would reject it now. */
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

  function addBlock(sent: NewBlock['transaction'], undo: NewBlock['undo']): void {
    const transaction = blocks.add({ transaction: sent, undo, timestamp: context().timestamp })
    if (transaction) for (const listener of listeners) listener(transaction)
  }
}

/** The hash of a transaction, independent of its block. */
function hashOf(
  { from, nonce, to, value, data, ...fees }: PreparedTransaction,
  { chainId, seeded }: { chainId: number; seeded: SeededValues },
): Hex {
  const { gas, maxFeePerGas, maxPriorityFeePerGas } = fees
  const parts = [from, nonce, to ?? '', value, data, gas, maxFeePerGas, maxPriorityFeePerGas]
  return seeded.hash(chainId, 'transaction', ...parts)
}
