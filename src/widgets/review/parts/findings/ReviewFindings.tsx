'use client'
import { useId, forwardRef } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { ReviewFindingList } from './ReviewFindingList.tsx'
import { useReviewContext } from '../../model/reviewContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * The audit findings, the most serious first; those that must be accepted have their own check box. Notes on a verified
 * quote are shown with `Review.Verification`. Renders a `<section>`, or nothing.
 */
export const ReviewFindings = forwardRef<HTMLElement, PartProps<'section'>>(
  function ReviewFindings(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const headingId = useId()
    const { listedFindings, isVerified } = useReviewContext('Review.Findings')
    if (isVerified || listedFindings.length === 0) return null
    return renderPart(
      <section ref={ref} aria-labelledby={headingId} {...part('review-findings')}>
        <h3 id={headingId} {...part('review-heading')}>
          {translate('review.findings')}
        </h3>
        <ReviewFindingList />
      </section>,
      props,
    )
  },
)
