'use client'
import { forwardRef, useId, useMemo, useState } from 'react'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { callIsolated } from '../../../utils/events/reportException.ts'
import { ExactAmounts } from '../../shared/messages/figures/exactAmounts.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { WidgetProps } from '../../widgetProps.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { FrameWarning } from '../../shared/parts/FrameWarning.tsx'
import { usePart } from '../usePart.ts'
import { checkReview } from '../model/checkReview.ts'
import { ReviewContext, type UseReviewReturnType } from '../model/reviewContext.ts'
import { nameTokens } from '../model/nameTokens.ts'
import { findReviewReason, needsReview, reviewReasonText } from '../model/findReviewReason.ts'
import { useReviewAnswers } from '../model/useReviewAnswers.ts'
import { useReviewModel } from '../model/useReviewModel.ts'
import { useRenewal } from '../model/useRenewal.ts'
import { defaultMaxImpactBps, isAnswerComplete } from '../model/findings/reviewRisks.ts'

export interface ReviewRootProps extends WidgetProps {
  /** The quote to execute. Don't replace it while the user reads it. */
  quote: Quote
  /**
   * The quote whose figures the user saw and accepted last: where the new one is worse, both are shown side by side and must be
   * accepted.
   * @default the first `quote`
   */
  acceptedQuote?: Quote | undefined
  /** The quote's current status, from `useQuoteStatus`. @default 'ready' */
  quoteStatus?: QuoteStatus | undefined
  /** Whether the swap pays the page: messages then speak of a payment. @default false */
  isPayment?: boolean | undefined
  /** Why the page doesn't allow confirming the quote now, as text for the user. @default confirming is allowed */
  pageReason?: string | undefined
  /** Why no newer quote can be requested now, as text for the user, such as a rate limit. @default one can be requested */
  refreshReason?: string | undefined
  /** Loss of value in basis points from which confirming is blocked. @default 1500 */
  maxImpactBps?: number | undefined
  /** Called when the user accepts figures that got worse. */
  onAccept?: ((quote: Quote) => void) | undefined
  /** Called when a newer quote is needed: when the user asks for one, or automatically while nothing has to be accepted. */
  onRefresh: () => void
  /** Called when the user confirms, from a gesture: execute the quote with the accepted findings. */
  onConfirm: (quote: Quote, accepted: { acceptedFindings: readonly AuditFinding[] }) => void
}

/**
 * Decodes and audits a quote for the user, and prevents confirming it while something speaks against it. A quote that is too
 * old is renewed automatically as long as nothing in it has to be accepted. Renders a `<div>`.
 *
 * @example
 * <Review.Root quote={quote} onRefresh={query.refetch} onConfirm={onConfirm}>
 *   <Review.Summary />
 *   <Review.Calls />
 *   <Review.Changes />
 *   <Review.Risks />
 *   <Review.Findings />
 *   <Review.Verification />
 *   <Review.Steps />
 *   <Review.Disclosures />
 *   <Review.Reason />
 *   <Review.Accept />
 * </Review.Root>
 */
export const ReviewRoot = forwardRef<HTMLDivElement, ReviewRootProps>(function ReviewRoot(given, ref) {
  checkReview(given, 'Review.Root')
  const {
    quote,
    acceptedQuote,
    quoteStatus,
    isPayment = false,
    pageReason,
    refreshReason,
    maxImpactBps = defaultMaxImpactBps,
    onAccept,
    onRefresh,
    onConfirm,
    children,
    ...props
  } = given
  useCauseway('Review.Root')
  const part = usePart(props)
  const locale = useLocale()
  const translate = useMessages()
  const reasonId = useId()
  const [first] = useState(quote)
  const { readModel, nameToken, accept } = useReviewModel({ quote, acceptedQuote, maxImpactBps })
  const model = useMemo(readModel, [readModel])
  const [answers, answer] = useReviewAnswers(quote)
  const value = useMemo((): UseReviewReturnType => {
    const { risks, findings, toAccept } = model
    const isAnswered = (id: string) =>
      isAnswerComplete(
        risks.find((risk) => risk.id === id),
        answers[id] ?? '',
        locale,
      )
    const code = findReviewReason(model, { quoteStatus, pageReason, isAnswered: toAccept.every(isAnswered) })
    const needsRefresh = code === 'expired' || code === 'block'
    // Null means none, as untyped pages may pass it.
    const refusal = needsRefresh ? (refreshReason ?? undefined) : undefined
    const canRefresh = needsRefresh && refusal === undefined
    return {
      ...model,
      // Only the shown quote gets other names: the confirmed one stays unchanged.
      quote: nameTokens(quote, nameToken),
      reason: code && {
        code,
        text: refusal ?? reviewReasonText(code, { ...model, isAnswered, pageReason, translate }),
      },
      reasonId,
      isPayment,
      isRenewed: quote !== first,
      maxImpactBps,
      isAnswered,
      answerOf: (id) => answers[id] ?? '',
      answer,
      canSubmit: canRefresh || code === 'changed' || code === undefined,
      submit() {
        if (canRefresh) {
          onRefresh()
        } else if (code === 'changed') {
          accept(quote)
          callIsolated(() => onAccept?.(quote))
        } else if (code === undefined) {
          onConfirm(quote, { acceptedFindings: findings.filter(({ severity }) => severity === 'confirm') })
        }
      },
    }
  }, [
    model,
    quote,
    nameToken,
    accept,
    first,
    answers,
    answer,
    quoteStatus,
    reasonId,
    isPayment,
    pageReason,
    refreshReason,
    maxImpactBps,
    locale,
    translate,
    onAccept,
    onRefresh,
    onConfirm,
  ])
  useRenewal({
    quote,
    isTooOld: value.reason?.code === 'expired' && quoteStatus === 'expired',
    isQuiet: !needsReview(model),
    onRefresh,
  })
  return (
    <WidgetRoot attributes={part('review', value.reason?.code ?? 'ready')} {...props} ref={ref}>
      <FrameWarning attributes={part('review-notice', 'danger')} />
      <ReviewContext.Provider value={value}>
        <ExactAmounts.Provider value>{children}</ExactAmounts.Provider>
      </ReviewContext.Provider>
    </WidgetRoot>
  )
})
