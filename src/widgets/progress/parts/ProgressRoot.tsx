'use client'
import { forwardRef, useState } from 'react'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { useShownExecution } from '../../../hooks/internal/useShownExecution.ts'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { formatDuration } from '../../../utils/format/formatDuration.ts'
import { joinSentences, joinTitle } from '../../shared/messages/joinSentences.ts'
import { errorMessage } from '../../shared/messages/errorMessage.ts'
import { useAnnouncements } from '../../shared/messages/useAnnouncements.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { explorerLink } from '../../shared/model/explorerLink.ts'
import { shareLink } from '../../shared/model/shareLink.ts'
import { chainName } from '../../shared/model/tokenId.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { WidgetProps } from '../../widgetProps.ts'
import { ProgressContext, type ProgressContextValue } from '../model/progressContext.ts'
import { progressText } from '../model/progressText.ts'
import { useHeadingFocus } from '../model/useHeadingFocus.ts'
import { useLeaveWarning } from '../model/useLeaveWarning.ts'
import { useOutcome } from '../model/useOutcome.ts'
import { useProgressNotices } from '../model/useProgressNotices.ts'
import { useProgressSteps } from '../model/useProgressSteps.ts'
import { useProgressValues } from '../model/useProgressValues.ts'
import { usePart } from '../usePart.ts'

export interface ProgressRootProps extends WidgetProps {
  /**
   * Shows this state instead, with nothing to be done about it: one of a support bundle (`replayBundle`), for whoever
   * helps. @default that of the provider's execution
   */
  state?: ExecutionState | undefined
  /** Address of a page of yours that shows a request, to be shared. Only `https:` addresses are. @default the payout in its explorer */
  shareHref?: ((requestId: string) => string | URL | undefined) | undefined
}

/**
 * Reads the execution of the provider above for the parts inside, tells assistive technology what happens, and takes the
 * focus to the title when the user is needed. Renders a `<div>`.
 *
 * @example
 * <Progress.Root>
 *   <Progress.Title />
 *   <Progress.Where />
 *   <Progress.Steps />
 *   <Progress.Actions />
 * </Progress.Root>
 */
export const ProgressRoot = forwardRef<HTMLDivElement, ProgressRootProps>(function ProgressRoot(
  { state: replayed, shareHref, children, ...props },
  ref,
) {
  const part = usePart(props)
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const own = useExecution()
  const { state, isPending } = useShownExecution(replayed)
  const isReplayed = replayed !== undefined
  const { status, summary, requestId, requestStatus, items, error } = state
  const { received, seconds } = useOutcome(state, !isReplayed)
  const values = useProgressValues(state, received)
  const heading = useHeadingFocus(own.state.status)
  useLeaveWarning(own.state.items.some((item) => item.status === 'prompting'))
  const { notices, overdue, isSilent } = useProgressNotices(state, { isPending, isReplayed })
  const usual =
    summary?.timeEstimate === undefined
      ? undefined
      : translate('progress.expected', { time: formatDuration(summary.timeEstimate, locale) })
  const steps = useProgressSteps(state, isPending, values, overdue ?? usual)

  const text = progressText(state, received !== undefined)
  const title = translate(text.title)
  const where =
    text.isError && error
      ? errorMessage(error, translate, (chainId) => chainName(chains, chainId))
      : joinSentences(
          translate,
          text.where.map((key) => translate(key, values)),
        )
  const [said, announce] = useState<string>()
  const active = items.findIndex((item) => item.status !== 'done')
  const announcements = useAnnouncements(`${status} ${active}`, [
    status === 'idle' ? undefined : joinTitle(translate, title, where),
    ...notices,
    overdue,
    said,
  ])
  const payoutHash = requestStatus?.txHashes?.at(-1)
  const payoutLink =
    status === 'success' && summary && payoutHash
      ? explorerLink(chains, summary.currencyOut.currency.chainId, payoutHash)
      : undefined
  const pageLink = requestId === undefined ? undefined : shareLink(shareHref?.(requestId))
  const value: ProgressContextValue = {
    ...own,
    state,
    isPending,
    isReplayed,
    title,
    where,
    notices,
    values,
    steps,
    seconds,
    payoutLink,
    shareLink: pageLink ?? payoutLink,
    isSilent,
    isLeavable: isLeavable(state) && !isReplayed,
    heading,
    announce,
  }
  return (
    <WidgetRoot attributes={part('progress', status)} {...props} ref={ref}>
      <ProgressContext.Provider value={value}>{children}</ProgressContext.Provider>
      <div role="status" aria-atomic="false" {...part('hidden-text')}>
        {announcements.map((message) => (
          <p key={`${status} ${active} ${message}`}>{message}</p>
        ))}
      </div>
    </WidgetRoot>
  )
})

/** Nobody need wait for it here: it goes on beside, or may never come. */
function isLeavable({ status, items }: ExecutionState): boolean {
  const isMissing = status === 'confirming' && items.some(({ change }) => change === 'missing')
  return status === 'filling' || status === 'unknown' || isMissing
}
