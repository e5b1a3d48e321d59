import { isSaidOpen } from '../../state/classify.ts'
import type { ExecutionState, PromptIntent } from '../../state/executionState.ts'

/** A deposit that was mined, or a permit that was handed over, as far as this page or a store knows. */
export type UnseenDeposit = { index: number; chainId: number } & (
  | { transactionHash: `0x${string}` }
  | { intent: PromptIntent }
)

/** The deposit of an execution whose items are done, while the service says that nothing has arrived. */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  const isMined = status === 'filling' || status === 'unconfirmed'
  const last = items.at(-1)
  if (!isMined || last?.status !== 'done' || !isSaidOpen(requestState)) return undefined
  const { kind, chainId, transactionHash, intent } = last
  const place = { index: items.length - 1, chainId }
  if (kind === 'signature') return intent?.permit && { ...place, intent }
  return transactionHash && { ...place, transactionHash }
}
