'use client'
import { forwardRef } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'

/** What prevents the user from confirming; empty if nothing does. Renders a `<p role="status">`. */
export const ReviewReason = forwardRef<HTMLParagraphElement, Omit<PartProps<'p'>, 'id'>>(
  function ReviewReason(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { reason, reasonId, isRenewed } = useReviewContext('Review.Reason')
    return renderPart(
      <p
        ref={ref}
        id={reasonId}
        role="status"
        aria-atomic="true"
        {...part('review-reason', reason?.code ?? 'ready')}
      >
        {/* The button says that a quote is on its way. */}
        {reason?.code !== 'loading' && reason?.text}
        {/* Visually, the full ring already shows the new quote. */}
        {isRenewed && !reason && <span {...part('hidden-text')}>{translate('review.reason.fresh')}</span>}
      </p>,
      props,
    )
  },
)
