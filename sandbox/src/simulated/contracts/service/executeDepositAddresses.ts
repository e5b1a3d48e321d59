import {
  decodeFunctionData,
  encodeFunctionResult,
  getContractAddress,
  isAddressEqual,
  zeroHash,
  type Address,
  type Hex,
} from 'viem'
import { depositAddressesAbi } from '../../../contracts/generated/abis.ts'
import type { LedgerChain } from '../../../domain/chains/chain.ts'
import { moveNative, type Draft } from '../../state/draft.ts'
import { paidKey } from '../../state/stateKeys.ts'
import type { CallResult } from '../callResult.ts'
import { Revert } from '../revert.ts'

/** The deposit address of an id, derived as in `contracts/DepositAddresses.sol`, but with a zero code hash. */
export function depositAddressOf({ depositAddresses }: LedgerChain, addressId: Hex): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: depositAddresses,
    salt: addressId,
    bytecodeHash: zeroHash,
  })
}

/** Runs a call of `contracts/DepositAddresses.sol` on a draft, to which `value` has already been moved. */
export function executeDepositAddresses(
  draft: Draft,
  { chain, solver }: { chain: LedgerChain; solver: Address },
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { depository } = chain
  const call = decode(data)
  if (value > 0n) throw new Revert()
  switch (call.functionName) {
    case 'sweep': {
      const [addressId, id, amount] = call.args
      if (!isAddressEqual(from, solver)) throw new Revert('OnlySolver', [from])
      if (draft.get(paidKey('swept', id)) !== 0n) throw new Revert('AlreadySwept', [id])
      draft.set(paidKey('swept', id), 1n)
      const depositor = depositAddressOf(chain, addressId)
      if (!moveNative(draft, depositor, depository, amount)) {
        throw new Revert('NotEnoughFunds', [depositor, amount])
      }
      if (amount === 0n) throw new Revert('ZeroAmount')
      const args = { from: depositor, amount, id }
      return {
        output: '0x',
        events: [{ address: depository, eventName: 'RelayNativeDeposit', args }],
        gas: 157_000n,
      }
    }
    case 'addressOf': {
      const { functionName } = call
      const result = depositAddressOf(chain, call.args[0])
      return read(encodeFunctionResult({ abi: depositAddressesAbi, functionName, result }))
    }
    case 'swept': {
      const { functionName } = call
      const result = draft.get(paidKey('swept', call.args[0])) !== 0n
      return read(encodeFunctionResult({ abi: depositAddressesAbi, functionName, result }))
    }
    case 'depository': {
      const { functionName } = call
      return read(encodeFunctionResult({ abi: depositAddressesAbi, functionName, result: depository }))
    }
    default:
      throw new Revert()
  }
}

function read(output: Hex): CallResult {
  return { output, events: [], gas: 24_000n }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: depositAddressesAbi, data })
  } catch {
    throw new Revert()
  }
}
