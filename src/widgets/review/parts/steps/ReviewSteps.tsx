'use client'
import { useId, forwardRef } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { ReviewStepItem } from './ReviewStepItem.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * What the wallet will be asked for, in order, decoded from its bytes instead of taken from the provider's text.
 * Renders a `<section>`.
 */
export const ReviewSteps = forwardRef<HTMLElement, PartProps<'section'>>(function ReviewSteps(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { steps, quote } = useReviewContext('Review.Steps')
  const isSignedOnly = quote.parameters.usePermit && quote.steps.every(({ kind }) => kind === 'signature')
  const headingId = useId()
  return renderPart(
    <section ref={ref} aria-labelledby={headingId} {...part('review-steps')}>
      <h3 id={headingId} {...part('review-heading')}>
        {translate('review.steps')}
      </h3>
      {steps ? (
        <ol {...part('review-step-list')}>
          {steps.map((step) => (
            <ReviewStepItem key={step.key} step={step} />
          ))}
        </ol>
      ) : (
        <p {...part('review-notice', 'block')}>{translate('review.steps.unreadable')}</p>
      )}
      {steps && isSignedOnly && <p {...part('fact-hint')}>{translate('review.steps.permit')}</p>}
    </section>,
    props,
  )
})
