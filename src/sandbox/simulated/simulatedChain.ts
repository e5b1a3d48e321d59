import { zeroAddress, type Address, type Hex } from 'viem'
import type { Clock, LedgerChain } from '../service/ports.ts'
import { execute, transferGas, type Call } from './execute.ts'
import type { CallResult, SimulatedEvent } from './executeErc20.ts'
import { moveNative } from './executeDepository.ts'
import { balanceKey, createDraft, nonceKey, type StateKey } from './ledgerState.ts'
import { Revert } from './revert.ts'
import { RpcError, rpcErrorCodes } from './rpcError.ts'
import type { Seeded } from './seeded.ts'

/** A transaction that is to be mined. What is missing is filled in. */
export interface TransactionRequest extends Call {
  gas?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  nonce?: bigint | undefined
}

/** A transaction that was mined, alone in its block. */
export interface MinedTransaction extends Call {
  hash: Hex
  blockNumber: bigint
  nonce: bigint
  /** Units of gas that it might have used. */
  gas: bigint
  gasUsed: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  effectiveGasPrice: bigint
  status: 'success' | 'reverted'
  events: readonly SimulatedEvent[]
}

export interface SimulatedBlock {
  number: bigint
  hash: Hex
  parentHash: Hex
  /** Seconds since the epoch. */
  timestamp: number
  transaction: MinedTransaction | undefined
}

/** A chain in memory. Every transaction is mined at once, in a block of its own. */
export interface SimulatedChain {
  readonly chain: LedgerChain
  latestBlock(): SimulatedBlock
  blockAt(number: bigint): SimulatedBlock | undefined
  transactionOf(hash: Hex): MinedTransaction | undefined
  balanceOf(currency: Address, account: Address): bigint
  nonceOf(account: Address): bigint
  /** Runs a call without a trace. @throws {Revert} */
  call(call: Call): CallResult
  /**
   * Mines a transaction. One that reverts is mined, too, and costs its gas.
   *
   * @throws {RpcError} when a node would not take it: too little money for the gas, a wrong nonce, too low a fee.
   */
  send(request: TransactionRequest): MinedTransaction
  /** Calls back with every transaction that is mined; returns a function that ends it. */
  subscribe(listener: (transaction: MinedTransaction) => void): () => void
}

/** Fees of the simulated chains, in wei per unit of gas; about those of a rollup. They never change. */
export const gasFees = {
  baseFeePerGas: 50_000_000n,
  maxPriorityFeePerGas: 10_000_000n,
  /** Room for twice the base fee, as wallets leave it. */
  maxFeePerGas: 110_000_000n,
}

/** Units of gas that a call uses before it reverts. */
const revertedGas = 40_000n

export function createSimulatedChain({
  chain,
  solver,
  feeCollector,
  state,
  clock,
  seeded,
}: {
  chain: LedgerChain
  solver: Address
  /** Gets all gas fees, so that no money is lost from the sum. */
  feeCollector: Address
  /** The balances to start from. */
  state: Map<StateKey, bigint>
  clock: Clock
  seeded: Seeded
}): SimulatedChain {
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
    nonceOf: (account) => state.get(nonceKey(account)) ?? 0n,
    call: (call) => execute(createDraft(state), { chain, solver }, call),
    send(request) {
      const transaction = run(request)
      const parent = latestBlock()
      transactions.set(transaction.hash, transaction)
      blocks.push({
        number: transaction.blockNumber,
        hash: seeded.hash(chain.id, 'block', transaction.blockNumber),
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

  function run(request: TransactionRequest): MinedTransaction {
    const { from, to, value, data } = request
    const draft = createDraft(state)
    const result = attempt({ from, to, value, data })
    const needed = result?.gas ?? revertedGas
    const gas = request.gas ?? needed
    const fees = feesOf(request)
    const nonce = draft.get(nonceKey(from))
    checkTransaction(request, { gas, nonce, balance: draft.get(balanceKey(zeroAddress, from)), ...fees })

    const isDone = result !== undefined && gas >= needed
    const gasUsed = gas < needed ? gas : needed
    // What the sender can pay at most was checked, and the call moves no more than its value.
    moveNative(draft, from, feeCollector, gasUsed * fees.effectiveGasPrice)
    draft.set(nonceKey(from), nonce + 1n)
    if (isDone) execute(draft, { chain, solver }, { from, to, value, data })
    draft.commit()
    return {
      from,
      to,
      value,
      data,
      hash: seeded.hash(chain.id, 'transaction', from, nonce),
      blockNumber: latestBlock().number + 1n,
      nonce,
      gas,
      gasUsed,
      ...fees,
      status: isDone ? 'success' : 'reverted',
      events: isDone ? result.events : [],
    }
  }

  function attempt(call: Call): CallResult | undefined {
    try {
      return execute(createDraft(state), { chain, solver }, call)
    } catch (error) {
      if (error instanceof Revert) return undefined
      throw error
    }
  }
}

function feesOf({ maxFeePerGas = gasFees.maxFeePerGas, maxPriorityFeePerGas }: TransactionRequest) {
  const priority = maxPriorityFeePerGas ?? gasFees.maxPriorityFeePerGas
  const wanted = gasFees.baseFeePerGas + priority
  return {
    maxFeePerGas,
    maxPriorityFeePerGas: priority,
    effectiveGasPrice: wanted < maxFeePerGas ? wanted : maxFeePerGas,
  }
}

function checkTransaction(
  { value, nonce: givenNonce }: TransactionRequest,
  {
    gas,
    nonce,
    balance,
    maxFeePerGas,
  }: { gas: bigint; nonce: bigint; balance: bigint; maxFeePerGas: bigint },
): void {
  const refuse = (message: string) => new RpcError(rpcErrorCodes.invalidInput, message)
  if (givenNonce !== undefined && givenNonce !== nonce) {
    throw refuse(givenNonce < nonce ? 'nonce too low' : 'nonce too high')
  }
  if (maxFeePerGas < gasFees.baseFeePerGas) throw refuse('max fee per gas less than block base fee')
  if (gas < transferGas) throw refuse('intrinsic gas too low')
  if (balance < value + gas * maxFeePerGas) throw refuse('insufficient funds for gas * price + value')
}
