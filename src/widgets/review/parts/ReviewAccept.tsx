'use client'
import { forwardRef } from 'react'
import type { MessageKey } from '../../../locales/messages.ts'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { renderPart, type ContainerProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { isBridge } from '../../shared/model/isBridge.ts'
import { useReviewContext, type UseReviewReturnType, type ReviewReasonCode } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { MainButton } from '../../shared/slots/MainButton.tsx'

/** The button's text if it doesn't confirm. */
const labelByReason: Readonly<Partial<Record<ReviewReasonCode, MessageKey>>> = {
  loading: 'review.confirm.loading',
  expired: 'review.confirm.expired',
  // Only another quote can be executed.
  block: 'review.confirm.expired',
  page: 'review.confirm.blocked',
  changed: 'review.confirm.changed',
}

/**
 * Confirms or, before that is possible, fetches a new quote, accepts new figures, or focuses what must be accepted. Never disabled, so that
 * it can always be reached and read; `Review.Reason` describes it. Renders a `<button>`.
 */
export const ReviewAccept = forwardRef<HTMLButtonElement, ContainerProps<'button'>>(function ReviewAccept(
  { children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const { reason, reasonId, canSubmit, submit, quote, steps, isPayment } = useReviewContext('Review.Accept')
  return renderPart(
    <MainButton
      ref={ref}
      type="button"
      aria-disabled={!canSubmit || undefined}
      aria-describedby={reasonId}
      {...pressOnce<HTMLButtonElement>(({ currentTarget }) => {
        if (reason?.code === 'answer') focusFirstUnanswered(currentTarget)
        else submit()
      })}
      {...part('review-accept', canSubmit ? 'ready' : 'blocked')}
    >
      {children ??
        translate((reason && labelByReason[reason.code]) ?? confirmText({ quote, steps, isPayment }))}
    </MainButton>,
    props,
  )
})

/** Names what follows, including an approval that the wallet asks for first. */
function confirmText({
  quote,
  steps,
  isPayment,
}: Pick<UseReviewReturnType, 'quote' | 'steps' | 'isPayment'>): MessageKey {
  const isApproval = steps?.[0]?.does.startsWith('approve')
  if (isPayment) return isApproval ? 'checkout.approve' : 'checkout.confirm'
  if (isApproval) {
    return isBridge(quote.parameters) ? 'review.confirm.approveBridge' : 'review.confirm.approveSwap'
  }
  return isBridge(quote.parameters) ? 'review.confirm.bridge' : 'review.confirm'
}

/** Focuses the first thing that isn't accepted yet. */
function focusFirstUnanswered(button: HTMLButtonElement): void {
  const root = button.closest('[data-cw-part="review"]')
  root?.querySelector<HTMLElement>('[data-cw-part="review-answer"][data-state="open"] input')?.focus()
}
