import { reportsNoDeposit } from '../classify.ts'
import { isHandedOver, type PromptIntent } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/** A mined deposit, or a permit that may still be used, as far as this page or storage knows. */
export type UnseenDeposit = { index: number; chainId: number } & (
  | { transactionHash: `0x${string}` }
  | { intent: PromptIntent }
)

/**
 * Finds what was handed over although the provider reports that nothing has arrived: the last item once all are done, or a permit of an
 * execution that was given up, whether the provider has it, refused it or may not have received it.
 */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  if (!reportsNoDeposit(requestState)) return undefined
  const isDone = items.at(-1)?.status === 'done' && (status === 'filling' || status === 'unconfirmed')
  if (isDone && items.at(-1)?.kind === 'transaction') return placeOf(items, items.length - 1)
  const isGivenUp = status === 'failed' || status === 'rejected' || status === 'unconfirmed'
  if (!isDone && !isGivenUp) return undefined
  // Nothing has ended before the last of several permits has.
  const [last] = items
    .filter(isHandedOver)
    .toSorted((one, other) => (other.intent?.expiresAt ?? Infinity) - (one.intent?.expiresAt ?? Infinity))
  return last && placeOf(items, items.indexOf(last))
}

function placeOf(items: ExecutionState['items'], index: number): UnseenDeposit | undefined {
  const item = items[index]
  if (!item) return undefined
  const { kind, chainId, transactionHash, intent } = item
  if (kind === 'signature') return intent?.permit && { index, chainId, intent }
  return transactionHash && { index, chainId, transactionHash }
}
