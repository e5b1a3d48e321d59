'use client'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { useShownExecution } from '../../hooks/internal/useShownExecution.ts'
import { useExecution } from '../../hooks/useExecution.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import type { ExecutionState, ExecutionStatus } from '../../execution/state/executionState.ts'
import { errorDetails } from '../../errors/errorDetails.ts'
import { formatDuration } from '../../utils/format/formatDuration.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { usePart } from './usePart.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { CopyDetails } from '../shared/parts/CopyDetails.tsx'
import { isForSupport } from '../shared/model/isForSupport.ts'
import { errorMessage } from '../shared/messages/errorMessage.ts'
import { joinSentences, joinTitle } from '../shared/messages/joinSentences.ts'
import { chainName } from '../shared/model/tokenId.ts'
import { useAnnouncements } from '../shared/messages/useAnnouncements.ts'
import { useIsOffline } from '../shared/hooks/useIsOffline.ts'
import { useLocale } from '../shared/messages/useLocale.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { WidgetRoot } from '../shared/WidgetRoot.tsx'
import { ProgressFacts } from './parts/ProgressFacts.tsx'
import { ProgressItem } from './parts/ProgressItem.tsx'
import { progressLines } from './model/progressLines.ts'
import { ProgressDecision } from './parts/ProgressDecision.tsx'
import { progressText } from './model/progressText.ts'
import { useIsOverdue } from './model/useIsOverdue.ts'
import { useLeaveWarning } from './model/useLeaveWarning.ts'
import { useReceived } from './model/useReceived.ts'
import { useProgressValues } from './model/useProgressValues.ts'
import { useMessages } from '../shared/messages/useMessages.ts'

/** States in which the user has something to read or to do; the heading gets the focus then. */
const needsUser: ReadonlySet<ExecutionStatus> = new Set<ExecutionStatus>([
  'attention',
  'unknown',
  'success',
  'refunded',
  'failed',
  'rejected',
])

/** Nobody need wait for it here: it goes on beside, may never come, or takes long before the wallet is asked. */
function isLeavable({ status, items }: ExecutionState, isSlow: boolean): boolean {
  if (status === 'auditing') return isSlow
  // Left between an approval and its deposit, the rest would not be sent: nobody is led to that.
  if (status === 'confirming') return isSlow || items.some(({ change }) => change === 'missing')
  return status === 'filling' || status === 'unknown'
}

/** Within this a wallet is usually answered, in seconds; much later it may show no request at all. */
const usualAnswerSeconds = 60

/**
 * Within this a quote is usually checked, and a transaction mined, in seconds; much later, a chain does not answer, or others
 * have to sign first.
 */
const usualSeconds: Partial<Record<ExecutionStatus, number>> = { auditing: 1, confirming: 60 }

/** States in which something was sent, and is waited for. */
const isSent: ReadonlySet<ExecutionStatus> = new Set<ExecutionStatus>(['confirming', 'posting', 'filling'])

export interface ProgressWidgetProps extends WidgetProps {
  /**
   * Shows this state instead, with nothing to be done about it: one of a support bundle (`replayBundle`), for whoever
   * helps. @default that of the provider's execution
   */
  state?: ExecutionState | undefined
}

/**
 * Where an execution stands and where the money is. Reads the execution of the provider above. Renders a `<div>`
 * with a heading, where the money is, an ordered list, and what can be done.
 */
export const ProgressWidget = forwardRef<HTMLDivElement, ProgressWidgetProps>(function ProgressWidget(
  { state: replayed, ...props },
  ref,
) {
  const part = usePart(props)
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { state: own, reset, proceed, decline, giveUpPrompt } = useExecution()
  const { state, isPending } = useShownExecution(replayed)
  const { summary, status, error, decision, requestId, requestStatus, items } = state
  const ownReceived = useReceived(own)
  const received = replayed ? undefined : ownReceived
  const values = useProgressValues(state, received)
  const heading = useHeadingFocus(own.status)
  const isOverdue = useIsOverdue(
    !replayed && status === 'filling' ? sentAt(state) : undefined,
    summary?.timeEstimate,
  )
  useLeaveWarning(own.items.some((item) => item.status === 'prompting'))

  const isAsking = status === 'awaitingWallet' || status === 'awaitingChain'
  const isSilent = useIsOverdue(isAsking && !replayed ? sentAt(state) : undefined, usualAnswerSeconds)

  const isSlow = useIsOverdue(replayed ? undefined : sentAt(state), usualSeconds[status])

  const text = progressText(state, received !== undefined)
  const title = translate(text.title)
  const where =
    text.isError && error
      ? errorMessage(error, translate, (chainId) => chainName(chains, chainId))
      : joinSentences(
          translate,
          text.where.map((key) => translate(key, values)),
        )
  const isOffline = useIsOffline() && isSent.has(status)
  const warning = isOffline
    ? translate('progress.offline')
    : state.isServiceUnreachable && isPending
      ? translate('progress.unreachable')
      : undefined
  const unstored = state.isUnstored && isPending ? translate('progress.unstored') : undefined
  const overdue = isOverdue ? translate('progress.overdue') : undefined
  const unknownWord =
    requestStatus?.state === 'unknown' && isPending
      ? translate('progress.serviceSays', { status: sanitizeText(requestStatus.status) })
      : undefined
  const silent = isSilent ? translate('progress.silent') : undefined
  const [copied, setCopied] = useState<string>()
  const active = items.findIndex((item) => item.status !== 'done')
  const announcements = useAnnouncements(`${status} ${active}`, [
    status === 'idle' ? undefined : joinTitle(translate, title, where),
    unknownWord,
    warning,
    unstored,
    overdue,
    silent,
    copied,
  ])

  function answer(reply: () => void) {
    // The button goes away with its decision.
    heading.current?.focus()
    reply()
  }

  return (
    <WidgetRoot attributes={part('progress', status)} {...props} ref={ref}>
      <h2 tabIndex={-1} ref={heading} {...part('progress-title')}>
        {title}
      </h2>
      <p {...part('progress-where')}>{where}</p>
      {status === 'unknown' && <p {...part('progress-todo')}>{translate('progress.todo.unknown')}</p>}
      {[unknownWord, warning, unstored, silent].map(
        (text) =>
          text && (
            <p key={text} {...part('progress-warning')}>
              {text}
            </p>
          ),
      )}
      <div role="status" aria-atomic="false" {...part('hidden-text')}>
        {announcements.map((message) => (
          <p key={`${status} ${active} ${message}`}>{message}</p>
        ))}
      </div>
      <ol {...part('progress-list')}>
        {progressLines(state, isPending).map((line) => (
          <ProgressItem
            key={line.key}
            line={line}
            values={values}
            expectation={line.key === 'payout' && line.state === 'active' ? (overdue ?? usual()) : undefined}
          />
        ))}
      </ol>
      <ProgressFacts state={state} values={values} />
      {requestId && (
        <p {...part('progress-request')}>
          {translate('progress.request')}{' '}
          <bdi dir="ltr" translate="no">
            <code>{requestId}</code>
          </bdi>{' '}
          <CopyButton text={requestId} what={translate('progress.request')} announce={setCopied} />
        </p>
      )}
      {text.isError && error && isForSupport(error) && (
        <CopyDetails key={error.message} write={() => errorDetails(error, caseOf(state))} />
      )}
      {decision && !replayed && (
        <ProgressDecision state={state} onProceed={() => answer(proceed)} onDecline={() => answer(decline)} />
      )}
      {isSilent && (
        <button type="button" onClick={() => answer(giveUpPrompt)} {...part('progress-action', 'second')}>
          {translate('progress.silent.giveUp')}
        </button>
      )}
      {isLeavable(state, isSlow) && !replayed && (
        <button type="button" onClick={() => answer(reset)} {...part('progress-action', 'second')}>
          {translate(status === 'auditing' ? 'progress.decline' : 'progress.leave')}
        </button>
      )}
      {!isPending && status !== 'idle' && !replayed && (
        <button type="button" onClick={reset} {...part('progress-action', 'first')}>
          {translate(status === 'success' || status === 'refunded' ? 'progress.again' : 'progress.back')}
        </button>
      )}
    </WidgetRoot>
  )

  function usual(): string | undefined {
    const seconds = summary?.timeEstimate
    return seconds === undefined
      ? undefined
      : translate('progress.expected', { time: formatDuration(seconds, locale) })
  }
})

/** What belongs to an error of this execution. */
function caseOf({ id, requestId, requestStatus, items }: ExecutionState): Readonly<Record<string, unknown>> {
  return {
    execution: id,
    requestId,
    serviceStatus: requestStatus?.status,
    failReason: requestStatus?.failReason,
    transactions: items.flatMap(({ transactionHash }) => transactionHash ?? []),
  }
}

/** When the last of what was to be sent was asked for, in milliseconds. */
function sentAt({ items, startedAt }: ExecutionState): number | undefined {
  return items.findLast(({ intent }) => intent)?.intent?.at ?? startedAt
}

/**
 * Takes the focus to the heading when the user is needed; not when they are somewhere else on the page.
 */
function useHeadingFocus(status: ExecutionStatus) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(status)
  useEffect(() => {
    if (seen.current === status) return
    seen.current = status
    const { activeElement, body } = document
    const isHere = heading.current?.parentElement?.contains(activeElement)
    if (needsUser.has(status) && (isHere || activeElement === body || activeElement === null)) {
      heading.current?.focus()
    }
  }, [status])
  return heading
}
