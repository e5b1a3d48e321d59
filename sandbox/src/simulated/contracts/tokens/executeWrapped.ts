import { decodeFunctionData, isAddressEqual, type Address, type Hex } from 'viem'
import { wrappedNativeAbi } from '../../../contracts/generated/abis.ts'
import type { LedgerChain, LedgerCurrency } from '../../../domain/chains/chain.ts'
import { moveNative, type Draft } from '../../state/draft.ts'
import { balanceKey } from '../../state/stateKeys.ts'
import { isContract } from '../contractsAt.ts'
import type { CallResult } from '../callResult.ts'
import { executeErc20 } from './executeErc20.ts'
import { Revert } from '../revert.ts'

/** Runs a call of `contracts/WrappedNative.sol` on a draft, to which `value` has already been moved. */
export function executeWrapped(
  draft: Draft,
  { chain, token }: { chain: LedgerChain; token: LedgerCurrency },
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { address } = token
  const call = decode(data)
  const key = balanceKey(address, from)
  const balance = draft.get(key)
  if (call?.functionName === 'deposit') {
    draft.set(key, balance + value)
    return {
      output: '0x',
      events: [{ address, eventName: 'Deposit', args: { dst: from, wad: value } }],
      gas: 46_000n,
    }
  }
  if (value > 0n) throw new Revert()
  if (call?.functionName !== 'withdraw') return executeErc20(draft, token, { from, data })
  const [wad] = call.args
  if (balance < wad) throw new Revert('ERC20InsufficientBalance', [from, balance, wad])
  draft.set(key, balance - wad)
  // The sandbox's contracts refuse native tokens without a call, except the call runner.
  if (isContract(chain, from) && !isAddressEqual(from, chain.callRunner)) {
    throw new Revert('WithdrawalRefused', [from])
  }
  moveNative(draft, address, from, wad)
  return {
    output: '0x',
    events: [{ address, eventName: 'Withdrawal', args: { src: from, wad } }],
    gas: 36_000n,
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: wrappedNativeAbi, data })
  } catch {
    return undefined
  }
}
