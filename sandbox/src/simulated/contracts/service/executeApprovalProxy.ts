import {
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { approvalProxyAbi } from '../../../contracts/generated/abis.ts'
import { permit2Address } from '../../../domain/ledger/permit2Types.ts'
import { moveNative, type Draft } from '../../state/draft.ts'
import { balanceKey } from '../../state/stateKeys.ts'
import type { Call, CallContext } from '../call.ts'
import { isContract } from '../contractsAt.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { spendPermit2 } from '../tokens/executePermit2.ts'
import { Revert } from '../revert.ts'

/** The context of a proxy call. */
export interface ApprovalProxyContext extends CallContext {
  /** Runs a call on the same draft. */
  run: (call: Call) => CallResult
}

/** Runs a call of `contracts/ApprovalProxy.sol` on a draft, to which `value` has already been moved. */
export function executeApprovalProxy(
  draft: Draft,
  context: ApprovalProxyContext,
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { approvalProxy, callRouter } = context.chain
  const call = decode(data)
  if (call.functionName !== 'permit2TransferAndMulticall') {
    const { functionName } = call
    const result = functionName === 'router' ? callRouter : permit2Address
    return {
      output: encodeFunctionResult({ abi: approvalProxyAbi, functionName, result }),
      events: [],
      gas: 22_000n,
    }
  }
  const [owner, permit, calls, refundTo, nftRecipient, metadata, signature] = call.args
  if (isAddressEqual(refundTo, zeroAddress)) throw new Revert('RefundToCannotBeZeroAddress')
  const witness = { relayer: from, refundTo, nftRecipient, metadata, call3Values: calls }
  const message = { ...permit, spender: approvalProxy, witness }
  const events: SimulatedEvent[] = spendPermit2(draft, context, { owner, signature, message }, callRouter)
  moveNative(draft, approvalProxy, callRouter, value)
  let gas = 120_000n
  for (const { target, allowFailure, value, callData } of calls) {
    // The simulation can't undo a single failed call, and no quote allows failures.
    if (allowFailure) throw new Revert()
    const result = context.run({ from: callRouter, to: target, value, data: callData })
    events.push(...result.events)
    gas += result.gas
  }
  const left = draft.get(balanceKey(zeroAddress, callRouter))
  if (left > 0n && (isContract(context.chain, refundTo) || !moveNative(draft, callRouter, refundTo, left))) {
    throw new Revert('NativeTransferFailed')
  }
  return { output: '0x', events, gas }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: approvalProxyAbi, data })
  } catch {
    throw new Revert()
  }
}
