'use client'
import type { ExecutionState, ExecutionStatus } from '../../../execution/state/executionState.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useIsOffline } from '../../shared/hooks/useIsOffline.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useIsOverdue } from './useIsOverdue.ts'

/** How long users usually take to answer the wallet, in seconds; much later, it may not be showing the request. */
const usualAnswerSeconds = 60

/**
 * How long checking a quote and mining a transaction usually take, in seconds; much later, a chain isn't responding, or
 * others have to sign first.
 */
const usualSeconds: Partial<Record<ExecutionStatus, number>> = { auditing: 1, confirming: 60 }

/** Statuses in which something was sent and is expected to arrive. */
const sentStatuses: ReadonlySet<ExecutionStatus> = new Set<ExecutionStatus>([
  'confirming',
  'posting',
  'filling',
])

interface UseProgressNoticesReturnType {
  /** Sentences besides the one about where the funds are. */
  notices: readonly string[]
  /** The delivery takes longer than usual. */
  overdue: string | undefined
  /** The wallet was asked long ago, and may not be showing the request. */
  isSilent: boolean
  /** The user doesn't have to wait here. */
  isLeavable: boolean
}

/**
 * Notices around an execution: no network, an unresponsive provider or wallet, full storage, a late delivery.
 *
 * @param isReplayed The state is replayed, so nothing is expected anymore, whatever it is.
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
  // It isn't certain that a restored execution continues.
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
    // The decision `storageUnavailable` already says so.
    state.isUnstored && isPending && state.decision?.kind !== 'storageUnavailable'
      ? translate('progress.unstored')
      : undefined,
    isSilent
      ? translate(status === 'awaitingChain' ? 'progress.silent.switch' : 'progress.silent')
      : undefined,
  ].filter((notice) => notice !== undefined)
  return {
    notices,
    overdue: isOverdue ? translate('progress.overdue') : undefined,
    isSilent,
    isLeavable: !isReplayed && isLeavable(state, isSlow),
  }
}

/**
 * Whether the user can dismiss an execution: it continues by itself, may never end, or takes long before the wallet is
 * prompted.
 */
function isLeavable({ status, items }: ExecutionState, isSlow: boolean): boolean {
  if (status === 'auditing') return isSlow
  if (status === 'confirming') return isSlow || items.some(({ change }) => change === 'missing')
  return status === 'filling' || status === 'unknown'
}

/** When the wallet was last prompted, else the start, in milliseconds since the epoch. */
function waitingSince({ items, startedAt }: ExecutionState): number | undefined {
  return items.findLast(({ intent }) => intent)?.intent?.at ?? startedAt
}
