'use client'
import { forwardRef } from 'react'
import type { MessageKey } from '../../../../locales/messages.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext, type ReviewReasonCode } from '../../model/reviewContext.ts'

const messageByReason: Readonly<Partial<Record<ReviewReasonCode, MessageKey>>> = {
  expired: 'review.reason.expired',
  block: 'review.reason.block',
  changed: 'review.reason.changed',
  answer: 'review.reason.answer',
}

/** What prevents the user from confirming; empty if nothing does. Renders a `<p role="status">`. */
export const ReviewReason = forwardRef<HTMLParagraphElement, Omit<PartProps<'p'>, 'id'>>(
  function ReviewReason(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { reason, pageReason, refreshReason, isRenewed, reasonId, toAccept, risks, isAnswered } =
      useReviewContext('Review.Reason')
    const open = toAccept.filter((id) => !isAnswered(id))
    const isWritten = (id: string) => risks.find((risk) => risk.id === id)?.acceptance === 'write'
    // The field is what is directly above, not a warning.
    const isToWrite = reason === 'answer' && open.every(isWritten)
    const key = isToWrite ? 'review.reason.write' : reason && messageByReason[reason]
    return renderPart(
      <p
        ref={ref}
        id={reasonId}
        role="status"
        aria-atomic="true"
        {...part('review-reason', reason ?? 'ready')}
      >
        {text() ??
          // Visually, the full ring already shows the new quote.
          (isRenewed && reason === undefined && (
            <span {...part('hidden-text')}>{translate('review.reason.fresh')}</span>
          ))}
      </p>,
      props,
    )

    function text(): string | undefined {
      if (refreshReason !== undefined) return refreshReason
      if (reason === 'page') return pageReason
      return key && translate(key, { count: toAccept.length })
    }
  },
)
