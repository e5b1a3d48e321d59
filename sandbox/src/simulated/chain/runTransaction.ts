import { getAddress, zeroAddress, type Address } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { Call, CallContext } from '../contracts/call.ts'
import { execute, transferGas } from '../contracts/execute.ts'
import type { CallResult, SimulatedEvent } from '../contracts/callResult.ts'
import { Revert } from '../contracts/revert.ts'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import { createDraft, moveNative, type NativeTransfer, type Undo } from '../state/draft.ts'
import { balanceKey, nonceKey, type StateKey } from '../state/stateKeys.ts'

/** A transaction to send. Missing fields are filled in. */
export interface TransactionRequest extends Call {
  gas?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  nonce?: bigint | undefined
}

/** A transaction that can be mined. Fees are in wei per unit of gas. */
export interface PreparedTransaction extends Call {
  nonce: bigint
  /** Its gas limit. */
  gas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** A transaction and its result. */
export interface TransactionResult extends PreparedTransaction {
  gasUsed: bigint
  effectiveGasPrice: bigint
  status: 'success' | 'reverted'
  events: readonly SimulatedEvent[]
  /** Native transfers that it made, without its fee. */
  transfers: readonly NativeTransfer[]
}

/** Constant fees of the simulated chains, in wei per unit of gas, similar to a rollup's. */
export const gasFees = {
  baseFeePerGas: 50_000_000n,
  maxPriorityFeePerGas: 10_000_000n,
  /** Covers twice the base fee, like wallets do. */
  maxFeePerGas: 110_000_000n,
}

/** Simulated non-EVM chains have no gas fees. */
const noGasFees: typeof gasFees = { baseFeePerGas: 0n, maxPriorityFeePerGas: 0n, maxFeePerGas: 0n }

export function gasFeesOf({ family }: LedgerChain): typeof gasFees {
  return family ? noGasFees : gasFees
}

/** Units of gas that a call uses before it reverts. */
const revertedGas = 40_000n
/** Units of gas for a call that can't be estimated, for instance since it needs another that is not mined yet. */
const unknownGas = 300_000n

/**
 * Fills in a transaction's missing fields, and checks it as a node does.
 *
 * @param nextNonce The account's next nonce, counting its pending transactions.
 * @throws {RpcError} when a node would reject it.
 */
export function prepareTransaction(
  state: Map<StateKey, bigint>,
  context: CallContext,
  request: TransactionRequest,
  nextNonce: bigint,
): PreparedTransaction {
  const { to, value, data, nonce = nextNonce } = request
  const fees = gasFeesOf(context.chain)
  const { maxFeePerGas = fees.maxFeePerGas, maxPriorityFeePerGas = fees.maxPriorityFeePerGas } = request
  const call: Call = { from: getAddress(request.from), to, value, data }
  const gas = request.gas ?? attemptCall(state, context, call)?.gas ?? unknownGas
  if (nonce > nextNonce) throw refuse('nonce too high')
  if (maxFeePerGas < fees.baseFeePerGas) throw refuse('max fee per gas less than block base fee')
  if (gas < transferGas) throw refuse('intrinsic gas too low')
  const prepared = { ...call, nonce, gas, maxFeePerGas, maxPriorityFeePerGas }
  checkAccount(state, prepared, nonce)
  return prepared
}

/**
 * Runs a transaction on the state. If it reverts, only its gas fee is paid.
 *
 * @throws {RpcError} when it can't be mined now; the state is unchanged.
 */
export function runTransaction(
  state: Map<StateKey, bigint>,
  context: CallContext & { feeCollector: Address },
  transaction: PreparedTransaction,
): { result: TransactionResult; undo: Undo } {
  const { from, to, value, data, gas, nonce } = transaction
  const call: Call = { from, to, value, data }
  checkAccount(state, transaction, state.get(nonceKey(from)) ?? 0n)
  const attempt = attemptCall(state, context, call)
  const needed = attempt?.gas ?? revertedGas
  const isDone = attempt !== undefined && gas >= needed
  const gasUsed = gas < needed ? gas : needed
  const effectiveGasPrice = gasPriceOf(transaction, gasFeesOf(context.chain))
  const draft = createDraft(state)
  // Can't fail: the balance was checked for the value plus the highest fee.
  moveNative(draft, from, context.feeCollector, gasUsed * effectiveGasPrice)
  const feeMoves = draft.transfers.length
  draft.set(nonceKey(from), nonce + 1n)
  if (isDone) execute(draft, context, call)
  const result: TransactionResult = {
    ...transaction,
    gasUsed,
    effectiveGasPrice,
    status: isDone ? 'success' : 'reverted',
    events: isDone ? attempt.events : [],
    transfers: draft.transfers.slice(feeMoves),
  }
  return { result, undo: draft.commit() }
}

/** Runs a call without changing the state; undefined if it reverts. */
function attemptCall(state: Map<StateKey, bigint>, context: CallContext, call: Call): CallResult | undefined {
  try {
    return execute(createDraft(state), context, call)
  } catch (error) {
    if (error instanceof Revert) return undefined
    throw error
  }
}

/** The effective gas price. */
function gasPriceOf(
  { maxFeePerGas, maxPriorityFeePerGas }: PreparedTransaction,
  { baseFeePerGas }: typeof gasFees,
): bigint {
  const wanted = baseFeePerGas + maxPriorityFeePerGas
  return wanted < maxFeePerGas ? wanted : maxFeePerGas
}

function checkAccount(
  state: Map<StateKey, bigint>,
  { from, value, gas, maxFeePerGas, nonce }: PreparedTransaction,
  expectedNonce: bigint,
): void {
  const mined = state.get(nonceKey(from)) ?? 0n
  if (nonce < mined) throw refuse('nonce too low')
  if (nonce > expectedNonce) throw refuse('nonce too high')
  const balance = state.get(balanceKey(zeroAddress, from)) ?? 0n
  if (balance < value + gas * maxFeePerGas) throw refuse('insufficient funds for gas * price + value')
}

function refuse(message: string): RpcError {
  return new RpcError(rpcErrorCodes.invalidInput, message)
}
