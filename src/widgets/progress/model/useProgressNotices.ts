'use client'
import type { ExecutionState, ExecutionStatus } from '../../../execution/state/executionState.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useIsOffline } from '../../shared/hooks/useIsOffline.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useIsOverdue } from './useIsOverdue.ts'

/** Within this a wallet is usually answered, in seconds; much later it may show no request at all. */
const usualAnswerSeconds = 60

/**
 * Within this a quote is usually checked, and a transaction mined, in seconds; much later, a chain does not answer, or others
 * have to sign first.
 */
const usualSeconds: Partial<Record<ExecutionStatus, number>> = { auditing: 1, confirming: 60 }

/** Where something was sent, and is waited for. */
const sentStatuses: ReadonlySet<ExecutionStatus> = new Set<ExecutionStatus>([
  'confirming',
  'posting',
  'filling',
])

export interface UseProgressNoticesReturnType {
  /** Sentences beside the one that says where the money is. */
  notices: readonly string[]
  /** The payout takes longer than usual. */
  overdue: string | undefined
  /** The wallet was asked long ago, and may show no request. */
  isSilent: boolean
  /** The person may leave the execution to itself. */
  isLeavable: boolean
}

/**
 * What goes on around an execution: no network, a silent service or wallet, a store that is full, a payout that is late.
 *
 * @param isReplayed The execution is over, whatever its state says: nothing is waited for.
 */
export function useProgressNotices(
  state: ExecutionState,
  { isPending, isReplayed }: { isPending: boolean; isReplayed: boolean },
): UseProgressNoticesReturnType {
  const translate = useMessages()
  const { status, summary, requestState } = state
  const isOverdue = useIsOverdue(
    !isReplayed && status === 'filling' ? waitingSince(state) : undefined,
    summary?.timeEstimate,
  )
  const isPrompting = status === 'awaitingWallet' || status === 'awaitingChain'
  const isSilent = useIsOverdue(
    isPrompting && !isReplayed ? waitingSince(state) : undefined,
    usualAnswerSeconds,
  )
  const isSlow = useIsOverdue(isReplayed ? undefined : waitingSince(state), usualSeconds[status])
  const isOffline = useIsOffline() && sentStatuses.has(status)
  // The journal is no proof that a restored execution goes on.
  const isDoubtful = status === 'unconfirmed' || (state.isRestored && requestState === undefined)
  const isAwaited = isPending || status === 'unconfirmed'
  const notices = [
    requestState?.status === 'unknown' && isAwaited
      ? translate('progress.serviceSays', { status: sanitizeText(requestState.rawStatus) })
      : undefined,
    isOffline
      ? translate('progress.offline')
      : state.isServiceUnreachable && isAwaited
        ? translate(isDoubtful ? 'progress.unconfirmed.unreachable' : 'progress.unreachable')
        : undefined,
    // The question of whether to go on untracked has said it already.
    state.isUnstored && isPending && state.decision?.kind !== 'untracked'
      ? translate('progress.unstored')
      : undefined,
    isSilent ? translate('progress.silent') : undefined,
  ].filter((notice) => notice !== undefined)
  return {
    notices,
    overdue: isOverdue ? translate('progress.overdue') : undefined,
    isSilent,
    isLeavable: !isReplayed && isLeavable(state, isSlow),
  }
}

/** Whether an execution can be left: it goes on by itself, may never end, or takes long before the wallet is prompted. */
function isLeavable({ status, items }: ExecutionState, isSlow: boolean): boolean {
  if (status === 'auditing') return isSlow
  if (status === 'confirming') return isSlow || items.some(({ change }) => change === 'missing')
  return status === 'filling' || status === 'unknown'
}

/** When the wallet was asked last, or else the start, in milliseconds since the epoch. */
function waitingSince({ items, startedAt }: ExecutionState): number | undefined {
  return items.findLast(({ intent }) => intent)?.intent?.at ?? startedAt
}
