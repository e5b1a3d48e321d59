import { isOpenAtService } from './classify.ts'
import type { PromptIntent } from './executionItem.ts'
import type { ExecutionState } from './executionState.ts'

/** A deposit that was mined, or a permit that somebody may use, as far as this page or a store knows. */
export type UnseenDeposit = { index: number; chainId: number } & (
  | { transactionHash: `0x${string}` }
  | { intent: PromptIntent }
)

/**
 * The deposit of an execution whose items are done, while the service says that nothing has arrived; or the permit that it was handed and
 * refused, or of which nobody knows whether it was.
 */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  if (!isOpenAtService(requestState)) return undefined
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
