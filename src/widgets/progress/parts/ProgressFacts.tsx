'use client'
import { forwardRef, type ReactNode } from 'react'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../schemas/refundsPayer.ts'
import { isFinalRequestStatus } from '../../../schemas/status/requestStatus.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { isCancelled } from '../model/end/isCancelled.ts'
import { usePart } from '../usePart.ts'
import { refundChainOf } from '../model/lines/deliveryLines.ts'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { failureReason, refundFailureReason } from '../../shared/messages/errors/failureReason.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { refundKey } from '../../shared/messages/errors/refundKey.ts'
import { isExecutionEndedByDrop } from '../model/end/isExecutionEndedByDrop.ts'
import { saysMoreThanStatus } from '../model/text/saysMoreThanStatus.ts'
import { TransactionLink } from '../../shared/parts/TransactionLink.tsx'
import { formatDateTime } from '../../../utils/format/time/formatDateTime.ts'
import { useFigureText } from '../../shared/messages/figures/useFigureText.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages, type Translate } from '../../shared/messages/useMessages.ts'

/** Facts that are text rather than figures. */
const sentences: ReadonlySet<string> = new Set(['reason', 'details', 'refundReason'])

type ProgressFact = readonly [key: string, label: string, content: ReactNode, hint?: string]

/**
 * Facts about an outcome or an uncertainty: what was paid, reasons, the refund and its recipient, the account, and earlier payments.
 * Renders a `<dl>`, or nothing.
 */
export const ProgressFacts = forwardRef<HTMLDListElement, PartProps<'dl'>>(
  function ProgressFacts(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const progress = useProgressContext('Progress.Facts')
    const { state, parties, values, isPayment, announce } = progress
    const { status, summary, requestState, items, decision } = state
    const locale = useLocale()
    const currency = summary?.pay.currency
    const figureText = useFigureText([{ currency }])
    const earlier = decision?.kind === 'pendingPayment' ? decision.payments : []
    const isRefunded = status === 'refunded'
    // After a cancellation or a failed transaction, a provider's status that it is still waiting tells the user nothing.
    const isFailedThere = requestState !== undefined && isFinalRequestStatus(requestState.status)
    const isOver = isRefunded || (status === 'failed' && isFailedThere && !isCancelled(state))
    const sentenceKey = isOver && !isRefunded ? refundKey(requestState) : undefined
    const isReasonInStatus = isExecutionEndedByDrop(state)
    const reason = failureReason(
      isOver && !isReasonInStatus ? requestState?.failReason : undefined,
      translate,
      {
        canRetry: isRefunded,
        isSupportNamed: sentenceKey === 'error.notRefunded',
      },
    )
    const refundReason = refundFailureReason(
      isOver && !isRefunded ? requestState?.refundFailReason : undefined,
      translate,
      // The sentence above already names support.
      false,
    )
    const isInDoubt = status === 'unknown' || decision?.kind === 'notSeen'
    const account = items.findLast(({ intent }) => intent)?.intent?.from ?? summary?.sender
    const { sender, recipient } = parties ?? {}
    const facts: ProgressFact[] = []
    // A stored amount isn't proof of what was paid.
    if (isPayment && status === 'success' && summary && !state.isRestored) {
      const amount = { amount: values.paid, symbol: values.symbol }
      facts.push([
        'paid',
        translate('progress.fact.paid'),
        <bdi key="paid">{translate('fees.amount', amount)}</bdi>,
      ])
    }
    if (reason) facts.push(['reason', translate('progress.fact.reason'), reason])
    // If the provider gives no reason, its details are shown as its own text, which the sentence above refers to for a refund.
    const details = sanitizeText(requestState?.details ?? '')
    const isExplained = sentenceKey !== 'error.refundMentioned' && (reason ?? refundReason) !== undefined
    if (isOver && !isExplained && !isReasonInStatus && saysMoreThanStatus(details, status)) {
      // In the provider's language, whatever the page's direction is.
      const text = <bdi dir="auto">{details}</bdi>
      facts.push(['details', translate('progress.fact.details'), text])
    }
    if (refundReason) facts.push(['refundReason', translate('deposit.fact.refundReason'), refundReason])
    facts.push(...refundFacts(progress, translate))
    for (const { chainId, promptedAt, amount, transactionHash } of earlier) {
      const paid = amount === undefined ? '' : figureText({ amount, currency })
      const content = (
        <span>
          {[paid, formatDateTime(promptedAt, locale)].filter(Boolean).map((text) => (
            <bdi key={text}>{text} </bdi>
          ))}
          {transactionHash && (
            <TransactionLink chainId={chainId} hash={transactionHash} announce={announce} />
          )}
        </span>
      )
      facts.push([`earlier ${facts.length}`, translate('progress.fact.earlier'), content])
    }
    if (isInDoubt && account) addAddress('account', account)
    if (!isRefunded && recipient && !isSameAddress(sender, recipient)) addAddress('recipient', recipient)
    if (facts.length === 0) return null
    return renderPart(
      <dl ref={ref} {...part('progress-facts')}>
        {facts.map(([key, label, content, hint]) => (
          <Fact key={key} label={label} hint={hint} isSentence={sentences.has(key)}>
            {content}
          </Fact>
        ))}
      </dl>,
      props,
    )

    function addAddress(key: 'account' | 'recipient', text: string): void {
      const label = translate(`progress.fact.${key}`)
      // The payer compared the page's own recipient in the form and in the review.
      const isKnown = key === 'recipient' && isPayment
      facts.push([
        key,
        label,
        <CopyableCode key={key} text={text} what={label} announce={announce} isShort={isKnown} />,
      ])
    }
  },
)

/** How much was refunded, if the title doesn't say it, to whom, and by which transactions. */
function refundFacts(
  { state, parties, values, refunded, announce }: ReturnType<typeof useProgressContext>,
  translate: Translate,
): ProgressFact[] {
  const { status, summary, requestState, isRestored } = state
  if (status !== 'refunded') return []
  const { refundTo } = parties ?? {}
  const facts: ProgressFact[] = []
  // The record's amount is the title. A stored amount isn't proof of the amount refunded.
  if (!refunded && values.refund !== '' && !isRestored) {
    const amount = { amount: values.refund, symbol: values.refundSymbol }
    const most = <bdi>{translate('progress.fact.refundAtMost', amount)}</bdi>
    facts.push(['refund', translate('progress.fact.refund'), most, translate('progress.fact.refund.hint')])
  }
  if (refundTo) {
    const label = translate('progress.fact.refundTo')
    const who = refundsPayer(refundTo) ? (
      translate('review.refundTo.payer')
    ) : (
      <CopyableCode text={refundTo} what={label} announce={announce} isShort />
    )
    facts.push(['refundTo', label, who])
  }
  for (const hash of (summary && requestState?.txHashes) ?? []) {
    const chainId = summary && refundChainOf(summary)
    const link = <TransactionLink chainId={chainId} hash={hash} announce={announce} />
    facts.push([`transaction ${hash}`, translate('progress.fact.transaction'), link])
  }
  return facts
}
