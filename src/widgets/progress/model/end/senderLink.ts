import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { explorerAddressLink } from '../../../shared/model/links/explorerAddressLink.ts'
import { isExecutionEndedByDrop } from './isExecutionEndedByDrop.ts'

/**
 * URL of the sender in its chain's explorer, after the network dropped the deposit: an explorer doesn't know a dropped transaction. If it is
 * mined after all, it is among the sender's transactions.
 */
export function senderLink(state: ExecutionState, chains: readonly AnyChain[]): string | undefined {
  if (!isExecutionEndedByDrop(state)) return undefined
  const { sender, pay } = state.summary ?? {}
  return explorerAddressLink(chains, pay?.currency.chainId, sender)
}
