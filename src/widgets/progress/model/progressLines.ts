import { TransactionReplacedError } from '../../../errors/transaction.ts'
import type { ExecutionItem, ExecutionState } from '../../../execution/state/executionState.ts'
import { isApproval } from './progressMoney.ts'

/** What a line is about. */
export type ProgressLineKind = 'approve' | 'sign' | 'send' | 'receive' | 'refund'

/** One line of the progress. */
export interface ProgressLine {
  key: string
  /** One thing, or several that the wallet was asked for in one request. */
  kinds: readonly ProgressLineKind[]
  state: 'waiting' | 'active' | 'done' | 'failed'
  /** More about the state, where there is more to say. */
  note: 'prompting' | 'posting' | 'confirming' | 'lost' | 'repriced' | 'reorganised' | 'missing' | undefined
  chainId: number
  transactionHashes: readonly string[]
}

const stateByItem = {
  waiting: 'waiting',
  prompting: 'active',
  lost: 'active',
  posting: 'active',
  confirming: 'active',
  done: 'done',
  failed: 'failed',
} as const

/** The lines of an execution: each request to the wallet, and what the service pays in the end. */
export function progressLines(state: ExecutionState, isPending: boolean): ProgressLine[] {
  const { summary, items, requestStatus, status } = state
  if (!summary) return []
  const isItemUnderWay = items.some((item) => stateByItem[item.status] === 'active')
  // Between two prompts the next one is under way: the wallet is being asked which chain it is on.
  const next = isPending && !isItemUnderWay ? items.findIndex((item) => item.status === 'waiting') : -1
  const sent = items.map((item, index): ProgressLine => ({
    key: `${item.stepId}-${index}`,
    kinds: [item.kind === 'signature' ? 'sign' : isApproval(item) ? 'approve' : 'send'],
    state: index === next ? 'active' : stateByItem[item.status],
    note: noteOf(item),
    chainId: item.chainId,
    transactionHashes: hashesOf(item, state, index === items.length - 1),
  }))
  const isRefund = status === 'refunded'
  // What nothing else is said of is paid back where it came from.
  const refundChainId = summary.refundCurrency?.currency?.chainId ?? summary.currencyIn.currency.chainId
  return [
    ...inOneRequest(sent, items),
    {
      key: 'payout',
      kinds: [isRefund ? 'refund' : 'receive'],
      state:
        status === 'success' || isRefund
          ? 'done'
          : status === 'filling'
            ? 'active'
            : status === 'failed'
              ? 'failed'
              : 'waiting',
      note: undefined,
      chainId: isRefund ? refundChainId : summary.currencyOut.currency.chainId,
      transactionHashes: requestStatus?.txHashes ?? [],
    },
  ]
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

/** The item's transaction, what replaced it, or what the service saw where the wallet told nothing. */
function hashesOf({ transactionHash }: ExecutionItem, state: ExecutionState, isLast: boolean): string[] {
  const { error, requestStatus } = state
  if (transactionHash === undefined) return isLast ? (requestStatus?.inTxHashes ?? []) : []
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
        state: last.state === 'done' ? line.state : last.state,
        note: last.note ?? line.note,
        transactionHashes: [...new Set([...last.transactionHashes, ...line.transactionHashes])],
      }
    } else merged.push(line)
    lastId = callsId
  }
  return merged
}
