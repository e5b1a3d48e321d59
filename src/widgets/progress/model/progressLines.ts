import { TransactionReplacedError } from '../../../errors/transaction.ts'
import type { ExecutionItem } from '../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import type { StepStatus } from '../../shared/steps/step.ts'
import { isCancelled } from './isCancelled.ts'
import { isUnpaying, moneyPlace } from './progressMoney.ts'

/** What a line is about. */
export type ProgressLineKind =
  | 'approve'
  | 'revoke'
  | 'message'
  | 'sign'
  | 'send'
  | 'transaction'
  | 'receive'
  | 'refund'
  | 'refundReported'

/** What the status alone does not say. */
export type ProgressNote =
  | 'prompting'
  | 'posting'
  | 'confirming'
  | 'lost'
  | 'repriced'
  | 'reorganized'
  | 'missing'
  | 'unconfirmed'
  | 'notDelivered'

/** One line of the progress. */
export interface ProgressLine {
  key: string
  /** One thing, or several that the wallet was asked for in one request. */
  kinds: readonly ProgressLineKind[]
  status: StepStatus
  /** More about the status, where there is more to say. */
  note: ProgressNote | undefined
  chainId: number
  transactionHashes: readonly string[]
}

const statusByItem = {
  waiting: 'waiting',
  prompting: 'active',
  lost: 'active',
  posting: 'active',
  confirming: 'active',
  done: 'done',
  failed: 'failed',
} as const

/** What the status says, by the predicates of `executionState.ts`. */
export interface ExecutionStage {
  isPending: boolean
  isSendingOver: boolean
}

/** The lines of an execution: each request to the wallet, what the service pays in the end, and what it pays back. */
export function progressLines(
  state: ExecutionState,
  { isPending, isSendingOver }: ExecutionStage,
): ProgressLine[] {
  const { summary, items } = state
  if (!summary) return []
  // Only the journal says how far a restored execution is, and that is no proof.
  if (state.isRestored && !isSendingOver)
    return [
      ...inOneRequest(
        items.map((item, index) => storedLine(item, index, items)),
        items,
      ),
      storedPayout(summary),
    ]
  const isAnyItemActive = items.some((item) => statusByItem[item.status] === 'active')
  // Between two prompts the next one is active: the wallet is being asked which chain it is on.
  const next = isPending && !isAnyItemActive ? items.findIndex((item) => item.status === 'waiting') : -1
  const sent = items.map((item, index): ProgressLine => {
    const status = index === next ? 'active' : statusByItem[item.status]
    // Once the service called it failed, nothing more is awaited of the wallet and the chain.
    const isOver = state.status === 'failed' && (status === 'active' || status === 'waiting')
    const isWithdrawn = status === 'failed' && isCancelled(state)
    return {
      key: `${item.stepId}-${index}`,
      kinds: [kindOf(item, items)],
      status: isOver || isWithdrawn ? 'skipped' : status,
      note: isOver ? (status === 'active' ? 'unconfirmed' : undefined) : noteOf(item),
      chainId: item.chainId,
      transactionHashes: hashesOf(item, state, index === items.length - 1),
    }
  })
  return [...inOneRequest(sent, items), ...payoutLines(state, summary)]
}

function storedLine(item: ExecutionItem, index: number, items: readonly ExecutionItem[]): ProgressLine {
  const isLost = item.status === 'lost'
  return {
    key: `${item.stepId}-${index}`,
    kinds: [kindOf(item, items)],
    status: isLost ? 'active' : 'waiting',
    note: isLost ? 'lost' : 'unconfirmed',
    chainId: item.chainId,
    transactionHashes: [],
  }
}

function storedPayout({ currencyOut }: ExecutionSummary): ProgressLine {
  return {
    key: 'payout',
    kinds: ['receive'],
    status: 'waiting',
    note: 'unconfirmed',
    chainId: currencyOut.currency.chainId,
    transactionHashes: [],
  }
}

function kindOf(item: ExecutionItem, items: readonly ExecutionItem[]): ProgressLineKind {
  if (item.kind === 'signature') return isUnpaying(item) ? 'message' : 'sign'
  if (isUnpaying(item)) return item.revokes ? 'revoke' : 'approve'
  // Of several, nobody says how much each of them sends.
  const isOnly = items.every((other) => other === item || isUnpaying(other))
  return isOnly ? 'send' : 'transaction'
}

/** Whether the service names a transaction with which it paid out or back. */
export function hasPayout({ requestState }: Pick<ExecutionState, 'requestState'>): boolean {
  return (requestState?.txHashes?.length ?? 0) > 0
}

function payoutLines(
  state: ExecutionState,
  { currencyIn, currencyOut, refundCurrency }: ExecutionSummary,
): ProgressLine[] {
  const isRefund = state.status === 'refunded'
  const hashes = state.requestState?.txHashes ?? []
  const status = payoutStatus(state)
  const payout: ProgressLine = {
    key: 'payout',
    kinds: ['receive'],
    status,
    note: status === 'skipped' || status === 'failed' ? 'notDelivered' : undefined,
    chainId: currencyOut.currency.chainId,
    transactionHashes: isRefund ? [] : hashes,
  }
  if (!isRefund) return [payout]
  // What nothing else is said of is paid back where it came from.
  const chainId = refundCurrency?.currency?.chainId ?? currencyIn.currency.chainId
  const refund = { status: 'refunded', note: undefined, chainId, transactionHashes: hashes } as const
  return [payout, { key: 'refund', kinds: [hasPayout(state) ? 'refund' : 'refundReported'], ...refund }]
}

function payoutStatus(state: ExecutionState): StepStatus {
  switch (state.status) {
    case 'success':
      return 'done'
    case 'filling':
      return 'active'
    case 'refunded':
      return 'skipped'
    case 'failed': {
      const place = moneyPlace(state)
      return place === 'paid' || place === 'signed' ? 'failed' : 'skipped'
    }
    case 'rejected':
      return moneyPlace(state) === 'untouched' ? 'skipped' : 'waiting'
    default:
      return 'waiting'
  }
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

/** The item's transaction, what replaced it, or what the service saw where the wallet told nothing, or told another page. */
function hashesOf({ transactionHash }: ExecutionItem, state: ExecutionState, isLast: boolean): string[] {
  const { error, requestState, isRestored, status } = state
  // A chain has told here that it failed, and who sent it.
  const isFailureHeard = status === 'failed' && requestState?.status !== 'failure'
  const isHeard = !isRestored || isFailureHeard
  if (transactionHash === undefined || !isHeard) return isLast ? (requestState?.inTxHashes ?? []) : []
  const isReplaced = error instanceof TransactionReplacedError && error.transactionHash === transactionHash
  return isReplaced ? [transactionHash, error.replacementHash] : [transactionHash]
}

/** Several things that the wallet was asked for at once are one line. */
function inOneRequest(lines: readonly ProgressLine[], items: readonly ExecutionItem[]): ProgressLine[] {
  const merged: ProgressLine[] = []
  let lastId: string | undefined
  for (const [index, line] of lines.entries()) {
    const item = items[index]
    // A request that the wallet refused to do in one leaves its id behind until the next prompt.
    const callsId = item?.status === 'waiting' ? undefined : item?.intent?.callsId
    const last = merged.at(-1)
    if (last && callsId !== undefined && callsId === lastId) {
      merged[merged.length - 1] = {
        ...last,
        kinds: [...last.kinds, ...line.kinds],
        status: last.status === 'done' ? line.status : last.status,
        note: last.note ?? line.note,
        transactionHashes: [...new Set([...last.transactionHashes, ...line.transactionHashes])],
      }
    } else merged.push(line)
    lastId = callsId
  }
  return merged
}
