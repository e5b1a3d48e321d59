import type { Hex } from 'viem'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { SwapEvent } from './callbacks.ts'

/** The event for an execution; for one found in storage, only what the provider reports. */
export function toSwapEvent(id: string, state: ExecutionState): SwapEvent {
  const { requestId, status, isRestored } = state
  return {
    id,
    requestId,
    status,
    summary: isRestored ? undefined : state.summary,
    transactionHashes: isRestored ? hashesOfService(state) : hashesOfPage(state),
  }
}

function hashesOfPage({ items }: ExecutionState): Hex[] {
  return items.flatMap(({ transactionHash }) => transactionHash ?? [])
}

function hashesOfService({ requestState }: ExecutionState): Hex[] {
  return (requestState?.inTxHashes ?? []).filter((hash): hash is Hex => bytes32Pattern.test(hash))
}
