'use client'
import { useId, forwardRef } from 'react'
import { useFindingText } from '../../shared/messages/useFindingText.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { useReviewContext } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

const order = ['block', 'confirm', 'info'] as const

/**
 * What the audit found, the gravest first; what must be known has a tick of its own. Renders a `<section>`, or nothing.
 */
export const ReviewFindings = forwardRef<HTMLElement, PartProps<'section'>>(
  function ReviewFindings(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const headingId = useId()
    const { findings, quote } = useReviewContext('Review.Findings')
    const textOf = useFindingText(quote.details)
    if (findings.length === 0) return null
    const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
    return renderPart(
      <section ref={ref} aria-labelledby={headingId} {...part('review-section')}>
        <h3 id={headingId} {...part('review-heading')}>
          {translate('review.findings')}
        </h3>
        <ul {...part('review-findings')}>
          {sorted.map((finding) => {
            const { severity, key } = finding
            return (
              <li key={key} {...part('review-notice', severity)}>
                <p>
                  <strong>{translate(`review.severity.${severity}`)}</strong> {textOf(finding)}
                </p>
                {severity === 'confirm' && (
                  <ReviewAnswer id={key} demand="tick" ask="review.finding.accept" />
                )}
              </li>
            )
          })}
        </ul>
      </section>,
      props,
    )
  },
)
