import {
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { callFillerAbi } from '../../../contracts/generated/abis.ts'
import type { LedgerChain } from '../../../domain/chains/chain.ts'
import { moveNative, type Draft } from '../../state/draft.ts'
import { balanceKey, paidKey } from '../../state/stateKeys.ts'
import type { Call } from '../call.ts'
import { isContract, tokenAt } from '../contractsAt.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { moveTokens, pullTokens } from '../tokens/executeErc20.ts'
import { Revert } from '../revert.ts'

/** The context of a filler call. */
export interface CallFillerContext {
  chain: LedgerChain
  solver: Address
  /** Runs a call on the same draft. */
  run: (call: Call) => CallResult
}

/** Runs a call of `contracts/CallFiller.sol` on a draft, to which `value` has already been moved. */
export function executeCallFiller(
  draft: Draft,
  { chain, solver, run }: CallFillerContext,
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { callFiller: address, callRunner: runner } = chain
  const call = decode(data)
  if (call.functionName === 'runner') {
    const output = encodeFunctionResult({ abi: callFillerAbi, functionName: 'runner', result: runner })
    return { output, events: [], gas: 22_000n }
  }
  if (call.functionName !== 'fillCalls') throw new Revert()
  const [id, currency, amount, recipient, calls, callGas] = call.args
  if (!isAddressEqual(from, solver)) throw new Revert('OnlySolver', [from])
  const key = paidKey('filled', id)
  if (draft.get(key) !== 0n) throw new Revert('AlreadyFilled', [id])
  draft.set(key, 1n)
  if (amount === 0n) throw new Revert('ZeroAmount')
  const token = tokenAt(chain, currency)
  const events: SimulatedEvent[] = []
  let usedByCalls = 0n
  if (token) {
    const pulled = { spender: address, owner: from, to: runner, value: amount }
    events.push(...attempt(runner, amount, () => pullTokens(draft, token, pulled)))
  }
  moveNative(draft, address, runner, value)
  for (const [index, { to, value, data }] of calls.entries()) {
    try {
      const result = run({ from: runner, to, value, data })
      events.push(...result.events)
      usedByCalls += result.gas
    } catch (error) {
      if (!(error instanceof Revert)) throw error
      throw new Revert('CallFailed', [BigInt(index), error.data])
    }
  }
  if (callGas > 0n && usedByCalls > callGas) throw new Revert()
  const left = token ? draft.get(balanceKey(currency, runner)) : 0n
  if (token && left > 0n) {
    events.push(...attempt(recipient, left, () => moveTokens(draft, token, runner, recipient, left)))
  }
  const native = draft.get(balanceKey(zeroAddress, runner))
  if (native > 0n && (isContract(chain, recipient) || !moveNative(draft, runner, recipient, native))) {
    throw new Revert('TransferFailed', [zeroAddress, recipient, native])
  }
  const filled = { id, recipient, currency, amount }
  return {
    output: '0x',
    events: [...events, { address, eventName: 'Filled', args: filled }],
    gas: 90_000n + usedByCalls,
  }

  /** Like the contract, reports every error of a token as a failed transfer. */
  function attempt(to: Address, value: bigint, move: () => SimulatedEvent[]): SimulatedEvent[] {
    try {
      return move()
    } catch {
      throw new Revert('TransferFailed', [currency, to, value])
    }
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: callFillerAbi, data })
  } catch {
    throw new Revert()
  }
}
