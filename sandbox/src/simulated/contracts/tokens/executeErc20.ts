import {
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  maxUint256,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { erc20Abi } from '../../../contracts/generated/abis.ts'
import type { LedgerCurrency } from '../../../domain/chains/chain.ts'
import type { Draft } from '../../state/draft.ts'
import { allowanceKey, balanceKey } from '../../state/stateKeys.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { Revert } from '../revert.ts'

/** Runs a call of `contracts/Erc20.sol`, or of a token that differs from it in its kind, on a draft. */
export function executeErc20(
  draft: Draft,
  token: LedgerCurrency,
  { from, data }: { from: Address; data: Hex },
): CallResult {
  const call = decodeErc20(data)
  const result = (output: Hex, gas: bigint, ...events: SimulatedEvent[]): CallResult => ({
    output,
    events,
    gas,
  })
  const returns = (functionName: 'approve' | 'transfer' | 'transferFrom') =>
    token.kind === 'legacy' ? '0x' : encodeFunctionResult({ abi: erc20Abi, functionName, result: true })
  switch (call.functionName) {
    case 'approve': {
      const [spender, value] = call.args
      if (isAddressEqual(spender, zeroAddress)) throw new Revert('ERC20InvalidSpender', [spender])
      const key = allowanceKey(token.address, from, spender)
      if (token.kind === 'legacy' && value > 0n && draft.get(key) > 0n) {
        throw new Revert('AllowanceNotZero', [spender, draft.get(key)])
      }
      draft.set(key, value)
      const event = {
        address: token.address,
        eventName: 'Approval',
        args: { owner: from, spender, value },
      } as const
      return result(returns('approve'), 46_000n, event)
    }
    case 'transfer': {
      const [to, value] = call.args
      return result(returns('transfer'), 52_000n, ...moveTokens(draft, token, from, to, value))
    }
    case 'transferFrom': {
      const [owner, to, value] = call.args
      const events = pullTokens(draft, token, { spender: from, owner, to, value })
      return result(returns('transferFrom'), 58_000n, ...events)
    }
    case 'balanceOf': {
      const balance = draft.get(balanceKey(token.address, call.args[0]))
      return result(
        encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result: balance }),
        24_000n,
      )
    }
    case 'allowance': {
      const [owner, spender] = call.args
      const allowed = draft.get(allowanceKey(token.address, owner, spender))
      return result(
        encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: allowed }),
        25_000n,
      )
    }
    case 'decimals':
      return result(
        encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: token.decimals }),
        22_000n,
      )
    case 'symbol':
    case 'name': {
      const { functionName } = call
      return result(
        encodeFunctionResult({ abi: erc20Abi, functionName, result: token[functionName] }),
        24_000n,
      )
    }
    default:
      throw new Revert()
  }
}

/** Moves tokens that their owner approved to the spender. */
export function pullTokens(
  draft: Draft,
  token: LedgerCurrency,
  { spender, owner, to, value }: { spender: Address; owner: Address; to: Address; value: bigint },
): SimulatedEvent[] {
  const key = allowanceKey(token.address, owner, spender)
  const allowed = draft.get(key)
  if (allowed < value) throw new Revert('ERC20InsufficientAllowance', [spender, allowed, value])
  if (allowed !== maxUint256) draft.set(key, allowed - value)
  return moveTokens(draft, token, owner, to, value)
}

/** Moves an owner's tokens; a token that taxes transfers keeps 1%. */
export function moveTokens(
  draft: Draft,
  { address, kind }: LedgerCurrency,
  from: Address,
  to: Address,
  value: bigint,
): SimulatedEvent[] {
  if (kind !== 'taxed') return [move(draft, address, { from, to, value })]
  const tax = value / 100n
  return [
    move(draft, address, { from, to, value: value - tax }),
    move(draft, address, { from, to: address, value: tax }),
  ]
}

function move(
  draft: Draft,
  token: Address,
  { from, to, value }: { from: Address; to: Address; value: bigint },
): SimulatedEvent {
  if (isAddressEqual(to, zeroAddress)) throw new Revert('ERC20InvalidReceiver', [to])
  const balance = draft.get(balanceKey(token, from))
  if (balance < value) throw new Revert('ERC20InsufficientBalance', [from, balance, value])
  draft.set(balanceKey(token, from), balance - value)
  draft.set(balanceKey(token, to), draft.get(balanceKey(token, to)) + value)
  return { address: token, eventName: 'Transfer', args: { from, to, value } }
}

function decodeErc20(data: Hex) {
  try {
    return decodeFunctionData({ abi: erc20Abi, data })
  } catch {
    throw new Revert()
  }
}
