'use client'
import { useId, type ComponentProps } from 'react'
import { usePart } from '../../shared/widgetOptions.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { ReviewStepItem } from './ReviewStepItem.tsx'
import { useMessages } from '../../shared/useMessages.ts'

/**
 * What the wallet will be asked for, in order, read from the bytes that it gets and not from the service's words.
 * Renders a `<section>`.
 */
export function ReviewSteps(props: ComponentProps<'section'>) {
  const part = usePart()
  const translate = useMessages()
  const { steps } = useReviewContext('Review.Steps')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} {...props} {...part('review-section', undefined, props.className)}>
      <h3 id={headingId} {...part('review-heading')}>
        {translate('review.steps')}
      </h3>
      {steps ? (
        <ol {...part('review-steps')}>
          {steps.map((step) => (
            <ReviewStepItem key={step.key} step={step} />
          ))}
        </ol>
      ) : (
        <p {...part('review-notice', 'block')}>{translate('review.steps.unreadable')}</p>
      )}
    </section>
  )
}
