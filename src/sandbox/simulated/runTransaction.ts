import { zeroAddress, type Address } from 'viem'
import { execute, transferGas, type Call, type CallContext } from './execute.ts'
import type { CallResult, SimulatedEvent } from './executeErc20.ts'
import { balanceKey, createDraft, moveNative, nonceKey, type StateKey } from './ledgerState.ts'
import { Revert } from './revert.ts'
import { RpcError, rpcErrorCodes } from './rpcError.ts'

/** A transaction that is to be mined. What is missing is filled in. */
export interface TransactionRequest extends Call {
  gas?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  nonce?: bigint | undefined
}

/** A transaction, and what came of it. Fees are in wei per unit of gas. */
export interface TransactionResult extends Call {
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

/** Fees of the simulated chains, in wei per unit of gas; about those of a rollup. They never change. */
export const gasFees = {
  baseFeePerGas: 50_000_000n,
  maxPriorityFeePerGas: 10_000_000n,
  /** Room for twice the base fee, as wallets leave it. */
  maxFeePerGas: 110_000_000n,
}

/** Units of gas that a call uses before it reverts. */
const revertedGas = 40_000n

/**
 * Runs a transaction on the state. One that reverts moves its gas fee only.
 *
 * @throws {RpcError} when a node would not take it; the state is as before.
 */
export function runTransaction(
  state: Map<StateKey, bigint>,
  { feeCollector, ...context }: CallContext & { feeCollector: Address },
  request: TransactionRequest,
): TransactionResult {
  const { from, to, value, data } = request
  const call: Call = { from, to, value, data }
  const attempt = attemptCall(() => execute(createDraft(state), context, call))
  const needed = attempt?.gas ?? revertedGas
  const gas = request.gas ?? needed
  const fees = feesOf(request)
  const draft = createDraft(state)
  const nonce = draft.get(nonceKey(from))
  const balance = draft.get(balanceKey(zeroAddress, from))
  checkTransaction(request, { gas, nonce, balance, maxFeePerGas: fees.maxFeePerGas })

  const isDone = attempt !== undefined && gas >= needed
  const gasUsed = gas < needed ? gas : needed
  // The balance covers both: it was checked for the value and the highest fee together.
  moveNative(draft, from, feeCollector, gasUsed * fees.effectiveGasPrice)
  draft.set(nonceKey(from), nonce + 1n)
  if (isDone) execute(draft, context, call)
  draft.commit()
  return {
    ...call,
    ...fees,
    nonce,
    gas,
    gasUsed,
    status: isDone ? 'success' : 'reverted',
    events: isDone ? attempt.events : [],
  }
}

function attemptCall(run: () => CallResult): CallResult | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof Revert) return undefined
    throw error
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
  expected: { gas: bigint; nonce: bigint; balance: bigint; maxFeePerGas: bigint },
): void {
  const { gas, nonce, balance, maxFeePerGas } = expected
  const refuse = (message: string) => new RpcError(rpcErrorCodes.invalidInput, message)
  if (givenNonce !== undefined && givenNonce !== nonce) {
    throw refuse(givenNonce < nonce ? 'nonce too low' : 'nonce too high')
  }
  if (maxFeePerGas < gasFees.baseFeePerGas) throw refuse('max fee per gas less than block base fee')
  if (gas < transferGas) throw refuse('intrinsic gas too low')
  if (balance < value + gas * maxFeePerGas) throw refuse('insufficient funds for gas * price + value')
}
