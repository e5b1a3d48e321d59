import type { RequestState } from '../../schemas/status/requestState.ts'
import { isHandedOver, type ExecutionItem, type ExecutionItemStatus } from '../state/executionItem.ts'
import { isExecutionSettled, isPending, type ExecutionState } from '../state/executionState.ts'
import { isPromptOld } from './isPromptOld.ts'

/** The fields that determine whether an execution may still pay. */
export type PayingExecution = Pick<ExecutionState, 'status'> & {
  items: readonly (Pick<
    ExecutionItem,
    'kind' | 'paysNothing' | 'status' | 'wasLost' | 'wasPostedAgain' | 'chainId' | 'intent' | 'change'
  > & { transactionHash?: `0x${string}` | undefined; transactionNonce?: number | undefined })[]
  requestState?: Pick<RequestState, 'status' | 'isDeposited'> | undefined
}

/** Whether an item may still take funds: nobody has reported that it was sent or used. */
export function mayStillPay(
  item: PayingExecution['items'][number],
  execution: Pick<PayingExecution, 'status' | 'requestState'>,
): boolean {
  const { kind, paysNothing = false, wasLost = false, status, change, transactionHash } = item
  if (paysNothing) return false
  // A sent transaction is known to be pending, unless the wallet gave no hash, the network doesn't know it, or its execution was given up:
  // the network may still mine a dropped transaction.
  const hasArrived = execution.requestState?.isDeposited === true && change !== 'reorganized'
  const isKnown = transactionHash !== undefined && change !== 'missing' && isPending(execution)
  const isLeft = status === 'confirming' && !isKnown && !hasArrived
  return wasLost || isHandedOver(item) || (kind === 'transaction' && (unanswered.has(status) || isLeft))
}

/**
 * Whether a mined payment may be open again: its swap failed, perhaps because the network dropped the payment, for which the provider may
 * state any reason, or because it reverted, which a reorg may undo. Only the chain shows that.
 */
export function mayBeDropped(
  { kind, paysNothing = false, status, transactionHash }: PayingExecution['items'][number],
  execution: Pick<PayingExecution, 'status'>,
): boolean {
  const wasMined = status === 'done' || (status === 'failed' && transactionHash !== undefined)
  return kind === 'transaction' && !paysNothing && wasMined && execution.status === 'failed'
}

/**
 * Whether an item's payment was sent and its outcome isn't known: the network may not know it, or no longer. A page that follows it may not
 * have stored that, so the caller asks the chain. `hasUnminedPayment` answers a different question without asking the chain: whether a
 * whole execution must not be forgotten yet.
 */
export function isPaymentSent(
  item: PayingExecution['items'][number],
  execution: Pick<PayingExecution, 'status' | 'requestState'>,
): boolean {
  const { kind, paysNothing = false, status } = item
  return kind === 'transaction' && !paysNothing && status === 'confirming' && !mayStillPay(item, execution)
}

const unanswered: ReadonlySet<ExecutionItemStatus> = new Set(['prompting', 'lost'])

/**
 * Whether an item's payment was in progress at the last report, and the user was never told that it may not go through. A signature that was
 * being posted isn't: whoever restores it tells the user so, before a slow storage keeps that.
 */
export function wasPaymentInProgress(
  { status, wasLost = false, wasPostedAgain = false, change }: PayingExecution['items'][number],
  execution: Pick<PayingExecution, 'status'>,
): boolean {
  const isInDoubt =
    wasLost || wasPostedAgain || status === 'posting' || unanswered.has(status) || change !== undefined
  return (
    !isInDoubt && isPending(execution) && execution.status !== 'unknown' && execution.status !== 'attention'
  )
}

/**
 * Whether the provider has reported that the funds arrived: nothing more is taken for this swap. If the swap failed afterward, the network
 * may have dropped them again, so the chain decides.
 */
export function isUsed({ status, requestState }: Pick<PayingExecution, 'status' | 'requestState'>): boolean {
  const hasArrived = requestState?.isDeposited === true && requestState.status !== 'failure'
  return isExecutionSettled({ status }) || hasArrived
}

/**
 * Whether the user is no longer asked about the item after a while: nothing proves that a wallet won't send what it never answered, or that
 * the network won't mine what it doesn't know. Never true for a transaction of a pending execution, unless it is missing.
 */
export function canBeForgotten(
  { kind, change }: Pick<PayingExecution['items'][number], 'kind' | 'change'>,
  execution: Pick<PayingExecution, 'status'>,
): boolean {
  return kind === 'transaction' && (change === 'missing' || !isPending(execution))
}

/** Whether an item is so old that it is no longer tracked, and the user is no longer asked about it. */
export function isForgotten(
  item: Pick<PayingExecution['items'][number], 'kind' | 'change' | 'intent'>,
  execution: Pick<PayingExecution, 'status'>,
  now: number,
): boolean {
  return item.intent !== undefined && canBeForgotten(item, execution) && isPromptOld(item.intent, now)
}
