import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionItem } from '../../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { ExecutionStage } from '../executionStage.ts'
import { endNoteOf, isItemCancelled } from './endNote.ts'
import { deliveryLines, storedDelivery } from './deliveryLines.ts'
import type { ProgressLine, ProgressLineKind } from './progressLine.ts'
import { isUnpaying } from '../../../../execution/state/selectors/fundsPlace.ts'

const statusByItem = {
  waiting: 'waiting',
  prompting: 'active',
  lost: 'active',
  posting: 'active',
  confirming: 'active',
  done: 'done',
  failed: 'failed',
} as const

/** The fields of the stage that the lines need. */
export type ListedStage = Pick<ExecutionStage, 'isPending' | 'isSendingOver' | 'isRechecked'>

/** The lines of an execution: each request to the wallet, the delivery, and any refund. */
export function progressLines(
  state: ExecutionState,
  { isPending, isSendingOver, isRechecked }: ListedStage,
): ProgressLine[] {
  const { summary, items } = state
  if (!summary) return []
  // The progress of a restored execution is only known from the journal, which doesn't prove a payment.
  if (state.isRestored && !isSendingOver) {
    const note = isRechecked ? 'rechecked' : 'unconfirmed'
    const isLeft = state.status === 'rejected'
    const stored = items.map((item, index) => storedLine(item, index, items, { note, isLeft }))
    return [...inOneRequest(stored, items), storedDelivery(summary, note)]
  }
  // While the user decides, nothing is prompted or sent. Lost items are still searched for.
  const isHeld = state.status === 'attention'
  const isAnyItemActive = items.some((item) => statusByItem[item.status] === 'active')
  // Between two prompts, the next item is active: the wallet is asked for its chain.
  const next =
    isPending && !isHeld && !isAnyItemActive ? items.findIndex((item) => item.status === 'waiting') : -1
  const sent = items.map((item, index): ProgressLine => {
    const status = index === next ? 'active' : statusByItem[item.status]
    // Once the provider reports a failure, nothing more is expected from the wallet or the chain; nor after a rejection, even if it is
    // still searched for.
    const isEnd = state.status === 'failed' || state.status === 'rejected'
    const isOver = isEnd && (status === 'active' || status === 'waiting')
    const isPaused = isHeld && (item.status === 'prompting' || item.status === 'posting')
    const isCancelled = status === 'failed' && isItemCancelled(item, state)
    const note = isCancelled ? 'cancelled' : isOver ? endNoteOf(item, state) : noteOf(item)
    return {
      key: `${item.stepId}-${index}`,
      kinds: [kindOf(item, items)],
      status: isOver || isCancelled ? 'skipped' : isPaused ? 'waiting' : status,
      note: isPaused ? undefined : note,
      chainId: item.chainId,
      transactionHashes: hashesOf(item, state, index === items.length - 1),
    }
  })
  return [...inOneRequest(sent, items), ...deliveryLines(state, summary)]
}

function storedLine(
  item: ExecutionItem,
  index: number,
  items: readonly ExecutionItem[],
  { note, isLeft }: { note: 'rechecked' | 'unconfirmed'; isLeft: boolean },
): ProgressLine {
  const isLost = item.status === 'lost' && !isLeft
  // Storage alone doesn’t prove that a payment was made; an approval or a message moves no funds.
  const isDone = item.status === 'done' && isUnpaying(item)
  return {
    key: `${item.stepId}-${index}`,
    kinds: [kindOf(item, items)],
    status: isDone ? 'done' : isLost ? 'active' : 'waiting',
    note: isDone ? undefined : isLost ? 'lost' : note,
    chainId: item.chainId,
    transactionHashes: storedHashOf(item),
  }
}

function kindOf(item: ExecutionItem, items: readonly ExecutionItem[]): ProgressLineKind {
  if (item.kind === 'signature') return isUnpaying(item) ? 'message' : 'sign'
  if (isUnpaying(item)) return item.revokes ? 'revoke' : 'approve'
  // Of several payments, the amount of each is unknown.
  const isOnly = items.every((other) => other === item || isUnpaying(other))
  if (!isOnly) return 'transaction'
  // The same term as in the review and the history.
  return item.stepId === 'deposit' ? 'deposit' : 'send'
}

function noteOf({ status, change }: ExecutionItem): ProgressLine['note'] {
  switch (status) {
    case 'prompting':
    case 'posting':
    case 'lost':
      return status
    case 'confirming':
      return change ?? 'confirming'
    case 'done':
    case 'failed':
      return change === 'repriced' ? change : undefined
    case 'waiting':
      return undefined
    default:
      return status satisfies never
  }
}

/** The stored hash of an approval, which doesn't claim a payment. The provider never reports it. */
function storedHashOf(item: ExecutionItem): string[] {
  const { transactionHash } = item
  return transactionHash !== undefined && isUnpaying(item) ? [transactionHash] : []
}

/** The item's transaction and its replacement. If this page has no hash from the wallet, the deposit hashes that the provider reports. */
function hashesOf(item: ExecutionItem, state: ExecutionState, isLast: boolean): string[] {
  const { transactionHash } = item
  const { error, requestState, isRestored, status } = state
  // This page has read the failure from the chain, which also shows the sender.
  const isFailureHeard = status === 'failed' && requestState?.status !== 'failure'
  const isHeard = !isRestored || isFailureHeard
  if (transactionHash === undefined || !isHeard)
    return isLast ? (requestState?.inTxHashes ?? []) : storedHashOf(item)
  const isReplaced = error instanceof TransactionReplacedError && error.transactionHash === transactionHash
  return isReplaced ? [transactionHash, error.replacementHash] : [transactionHash]
}

/** Merges the items of one batch into one line. */
function inOneRequest(lines: readonly ProgressLine[], items: readonly ExecutionItem[]): ProgressLine[] {
  const merged: ProgressLine[] = []
  let lastId: string | undefined
  for (const [index, line] of lines.entries()) {
    const item = items[index]
    // A request that the wallet refused to batch keeps its ID until the next prompt.
    const callsId = item?.status === 'waiting' ? undefined : item?.intent?.callsId
    const last = merged.at(-1)
    if (last && callsId !== undefined && callsId === lastId) {
      // If one item of a batch failed, all did, and nothing is left to confirm.
      const { status, note } = last.status === 'done' || line.status === 'failed' ? line : last
      merged[merged.length - 1] = {
        ...last,
        kinds: [...last.kinds, ...line.kinds],
        status,
        note,
        transactionHashes: [...new Set([...last.transactionHashes, ...line.transactionHashes])],
      }
    } else merged.push(line)
    lastId = callsId
  }
  return merged
}
