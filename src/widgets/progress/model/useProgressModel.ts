'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { executionStage } from './executionStage.ts'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import { formatEstimate } from '../../../utils/format/time/formatEstimate.ts'
import { otherRecipient } from '../../shared/messages/figures/receivedBy.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { explorerLink } from '../../shared/model/links/explorerLink.ts'
import { shareLink } from '../../shared/model/links/shareLink.ts'
import type { UseProgressReturnType } from './progressContext.ts'
import { mayTryAgain } from './actions/mayTryAgain.ts'
import { useDeclineAndLeave } from './actions/useDeclineAndLeave.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useLeaveWarning } from '../../shared/hooks/useLeaveWarning.ts'
import { useDelayedEnd } from './end/useDelayedEnd.ts'
import { useOutcome } from './end/useOutcome.ts'
import { useProgressAnnouncements } from './useProgressAnnouncements.ts'
import { useProgressNotices } from './useProgressNotices.ts'
import { useProgressSentences } from './text/useProgressSentences.ts'
import { useProgressSteps } from './lines/useProgressSteps.ts'
import { useProgressValues } from './useProgressValues.ts'

interface UseProgressModelParameters {
  /** A state that is shown in place of the config's execution. */
  replayed: ExecutionState | undefined
  /** Whether the execution pays the page, even if its own summary doesn't say so. */
  isPayment: boolean
  shareHref: ((requestId: string) => string | URL | undefined) | undefined
  onTryAgain: (() => void) | undefined
}

/** Everything shown about an execution, and the possible actions. */
export function useProgressModel({
  replayed,
  isPayment: isPaymentHere,
  shareHref,
  onTryAgain,
}: UseProgressModelParameters): UseProgressReturnType {
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const own = useExecution()
  const isReplayed = replayed !== undefined
  const live = replayed ?? own.state
  const outcome = useOutcome(live, !isReplayed)
  const { received, refunded, seconds, record, parties, isLoading } = outcome
  const state = useDelayedEnd(live, isLoading) ?? outcome.state
  const { reportsNoDeposit, hasItemsToSend, ...stage } = executionStage(state, isReplayed)
  const { status, summary, requestId } = state
  const isPayment = isPaymentHere || summary?.isPayment === true
  const values = useProgressValues(state, received, refunded)
  const heading = useHeadingFocus(isReplayed ? own.state : state)
  useLeaveWarning(own.state.items.some((item) => item.status === 'prompting'))
  const { notices, overdue, isSilent, isLeavable } = useProgressNotices(state, { ...stage, isReplayed })
  const usual =
    summary?.timeEstimate === undefined
      ? undefined
      : translate('progress.expected', { time: formatEstimate(summary.timeEstimate, locale) })
  const recipient = otherRecipient(parties?.sender, parties?.recipient)
  const { hasCalls = false } = summary ?? {}
  const isToOther = isPayment || hasCalls || recipient !== undefined
  // An estimated amount isn't shown as final.
  const stepValues = status === 'success' && !received ? { ...values, amount: `~${values.amount}` } : values
  const facts = { ...stage, isRefundExact: refunded !== undefined, isPayment, isToOther }
  const steps = useProgressSteps(state, facts, stepValues, overdue ?? usual)
  const { title, hasTitleChanged, where } = useProgressSentences(state, {
    received: received ? 'known' : isLoading ? 'loading' : 'unknown',
    isPayment,
    recipient,
    values,
    isRefundExact: facts.isRefundExact,
    isContradicted: outcome.isContradicted,
  })
  const { announce, announcements } = useProgressAnnouncements(state, {
    title,
    hasTitleChanged,
    where: isLoading ? undefined : where,
    others: [...notices, overdue],
  })
  const deliveryLink = deliveryLinkOf(state, chains)
  const pageLink = requestId === undefined ? undefined : shareLink(shareHref?.(requestId))
  // Kept here, since the buttons move, and are mounted again, once there is no decision.
  const leave = useDeclineAndLeave(own, () => announce(translate('error.stopped')))
  const isAgainOffered = onTryAgain !== undefined && !isReplayed && mayTryAgain(state, reportsNoDeposit)
  return {
    ...own,
    decline: leave,
    state,
    isPending: stage.isPending,
    isReplayed,
    isPayment,
    title,
    where,
    notices,
    values,
    parties,
    steps,
    received,
    refunded,
    seconds,
    record,
    deliveryLink,
    shareLink: pageLink ?? deliveryLink,
    isSilent,
    isLeavable,
    hasItemsToSend,
    tryAgain: isAgainOffered
      ? () => {
          own.reset()
          onTryAgain()
        }
      : undefined,
    heading,
    announce,
    announcements,
  }
}

/** Link to the delivery in an explorer. */
function deliveryLinkOf(
  { status, summary, requestState }: ExecutionState,
  chains: readonly AnyChain[],
): string | undefined {
  const hash = requestState?.txHashes?.at(-1)
  if (status !== 'success' || !summary || !hash) return undefined
  return explorerLink(chains, summary.receive.currency.chainId, hash)
}
