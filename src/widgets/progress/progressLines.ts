import type { ExecutionState } from '../../execution/executionState.ts'

/** One line of the progress. */
export interface ProgressLine {
  key: string
  kind: 'approve' | 'sign' | 'send' | 'receive' | 'refund'
  state: 'waiting' | 'active' | 'done' | 'failed'
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

/** The lines of an execution: each transaction of the wallet, and what the service pays in the end. */
export function progressLines(state: ExecutionState, isUnderWay: boolean): ProgressLine[] {
  const { summary, items, requestStatus, status } = state
  if (!summary) return []
  const isItemUnderWay = items.some((item) => stateByItem[item.status] === 'active')
  // Between two prompts the next one is under way: the wallet is being asked which chain it is on.
  const next = isUnderWay && !isItemUnderWay ? items.findIndex((item) => item.status === 'waiting') : -1
  const sent = items.map((item, index): ProgressLine => ({
    key: `${item.stepId}-${index}`,
    kind: item.kind === 'signature' ? 'sign' : item.stepId.startsWith('approv') ? 'approve' : 'send',
    state: index === next ? 'active' : stateByItem[item.status],
    chainId: item.chainId,
    transactionHashes: item.transactionHash ? [item.transactionHash] : [],
  }))
  const isRefund = status === 'refunded'
  return [
    ...sent,
    {
      key: 'payout',
      kind: isRefund ? 'refund' : 'receive',
      state:
        status === 'success' || isRefund
          ? 'done'
          : status === 'filling'
            ? 'active'
            : status === 'failed'
              ? 'failed'
              : 'waiting',
      chainId: (isRefund ? summary.currencyIn : summary.currencyOut).currency.chainId,
      transactionHashes: requestStatus?.txHashes ?? [],
    },
  ]
}
