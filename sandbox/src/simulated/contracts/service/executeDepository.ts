import { depositAbi } from '@causeway/react/schemas'
import { decodeFunctionData, encodeFunctionResult, type Address, type Hex } from 'viem'
import { depositoryAbi } from '../../../contracts/generated/abis.ts'
import type { Draft } from '../../state/draft.ts'
import { paidKey } from '../../state/stateKeys.ts'
import type { CallContext } from '../call.ts'
import type { CallResult } from '../callResult.ts'
import { Revert } from '../revert.ts'
import {
  takeAuthorizedDeposit,
  takeAuthorizedTransfer,
  takeDeposit,
  type DepositCall,
} from './depositoryDeposits.ts'
import { fillErc20, fillNative, refund, withdraw } from './depositoryPayouts.ts'

/** Runs a call of `contracts/Depository.sol` on a draft, to which `value` has already been moved. */
export function executeDepository(
  draft: Draft,
  context: CallContext,
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const call = { draft, context, from, value }
  const deposit = decodeDeposit(data)
  if (deposit) return takeDeposit(call, deposit)
  const { functionName, args } = decodeDepository(data)
  if (value > 0n && !payable.has(functionName)) throw new Revert()
  switch (functionName) {
    case 'depositWithAuthorization': {
      const [id, currency, owner, amount, validBefore, signature] = args
      return takeAuthorizedDeposit(call, { id, currency, owner, amount, validBefore, signature })
    }
    case 'depositTransferWithAuthorization': {
      const [id, currency, owner, amount, validBefore, nonce, signature] = args
      return takeAuthorizedTransfer(call, { id, currency, owner, amount, validBefore, nonce, signature })
    }
    case 'fillNative': {
      const [id, recipient] = args
      return fillNative(call, { id, recipient })
    }
    case 'fillErc20': {
      const [id, currency, recipient, amount] = args
      return fillErc20(call, { id, currency, recipient, amount })
    }
    case 'refund': {
      const [id, currency, recipient, amount] = args
      return refund(call, { id, currency, recipient, amount })
    }
    case 'withdraw': {
      const [currency, recipient, amount] = args
      return withdraw(call, { currency, recipient, amount })
    }
    case 'filled':
    case 'refunded': {
      const result = draft.get(paidKey(functionName, args[0])) !== 0n
      const output = encodeFunctionResult({ abi: depositoryAbi, functionName, result })
      return { output, events: [], gas: 24_000n }
    }
    case 'solver': {
      const output = encodeFunctionResult({ abi: depositoryAbi, functionName, result: context.solver })
      return { output, events: [], gas: 22_000n }
    }
    default:
      throw new Revert()
  }
}

const payable: ReadonlySet<string> = new Set(['fillNative', 'fillErc20'])

/** Undefined for functions that only the sandbox's depository has. */
function decodeDeposit(data: Hex): DepositCall | undefined {
  try {
    return decodeFunctionData({ abi: depositAbi, data })
  } catch {
    return undefined
  }
}

function decodeDepository(data: Hex) {
  try {
    return decodeFunctionData({ abi: depositoryAbi, data })
  } catch {
    throw new Revert()
  }
}
