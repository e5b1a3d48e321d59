'use client'
import { forwardRef } from 'react'
import type { MessageKey } from '../../../../locales/messages.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext, type ReviewObstacle } from '../../model/reviewContext.ts'

const reasonByObstacle: Readonly<Partial<Record<ReviewObstacle, MessageKey>>> = {
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
    const { obstacle, pageReason, refreshReason, isRenewed, reasonId, toAccept } =
      useReviewContext('Review.Reason')
    const key = obstacle && reasonByObstacle[obstacle]
    return renderPart(
      <p
        ref={ref}
        id={reasonId}
        role="status"
        aria-atomic="true"
        {...part('review-reason', obstacle ?? 'ready')}
      >
        {text() ??
          // Visually, the full ring already shows the new quote.
          (isRenewed && obstacle === undefined && (
            <span {...part('hidden-text')}>{translate('review.reason.fresh')}</span>
          ))}
      </p>,
      props,
    )

    function text(): string | undefined {
      if (refreshReason !== undefined) return refreshReason
      if (obstacle === 'page') return pageReason
      return key && translate(key, { count: toAccept.length })
    }
  },
)
