import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import { isHandedOver, type PromptIntent } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/** A mined deposit, or a permit that may still be used, as far as this page or storage knows. */
export type UnseenDeposit = { index: number; chainId: number } & (
  | { transactionHash: `0x${string}` }
  | { intent: PromptIntent }
)

/**
 * Finds a payment that was made although the provider reports that nothing has arrived: the last item once all are done, or a permit of an
 * execution that was given up, whether the provider has it, refused it or may not have received it. Also a mined deposit of an execution
 * that the provider reported as failed, for whatever reason.
 */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  const last = items.length - 1
  const isMined = items[last]?.status === 'done' && items[last].kind === 'transaction'
  if (isMined && status === 'failed' && requestState?.status === 'failure') return placeOf(items, last)
  if (!reportsNoDeposit(requestState)) return undefined
  const isDone = items[last]?.status === 'done' && (status === 'filling' || status === 'unconfirmed')
  if (isDone && isMined) return placeOf(items, last)
  const isGivenUp = status === 'failed' || status === 'rejected' || status === 'unconfirmed'
  if (!isDone && !isGivenUp) return undefined
  // Of several permits, the one that expires last counts.
  const [lasting] = items
    .filter(isHandedOver)
    .toSorted((one, other) => (other.intent?.expiresAt ?? Infinity) - (one.intent?.expiresAt ?? Infinity))
  return lasting && placeOf(items, items.indexOf(lasting))
}

function placeOf(items: ExecutionState['items'], index: number): UnseenDeposit | undefined {
  const item = items[index]
  if (!item) return undefined
  const { kind, chainId, transactionHash, intent } = item
  if (kind === 'signature') return intent?.permit && { index, chainId, intent }
  return transactionHash && { index, chainId, transactionHash }
}
