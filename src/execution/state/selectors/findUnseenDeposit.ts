import { reportsNoDeposit } from '../classify.ts'
import type { PromptIntent } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/** A mined deposit, or a permit that may still be used, as far as this page or storage knows. */
export type UnseenDeposit = { index: number; chainId: number } & (
  | { transactionHash: `0x${string}` }
  | { intent: PromptIntent }
)

/**
 * Finds what was handed over although the provider reports that nothing has arrived: the last item once all are done, or a permit that the
 * provider refused or may not have received.
 */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  if (!reportsNoDeposit(requestState)) return undefined
  const isGivenUp = status === 'failed' || status === 'rejected' || status === 'unconfirmed'
  const lost = items.findIndex((item) => item.status === 'lost' && item.kind === 'signature')
  if (isGivenUp && lost !== -1) return placeOf(items, lost)
  const isMined = status === 'filling' || status === 'unconfirmed'
  return isMined && items.at(-1)?.status === 'done' ? placeOf(items, items.length - 1) : undefined
}

function placeOf(items: ExecutionState['items'], index: number): UnseenDeposit | undefined {
  const item = items[index]
  if (!item) return undefined
  const { kind, chainId, transactionHash, intent } = item
  if (kind === 'signature') return intent?.permit && { index, chainId, intent }
  return transactionHash && { index, chainId, transactionHash }
}
