'use client'
import { useFindingText } from '../../../shared/messages/useFindingText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { usePart } from '../../usePart.ts'
import { ReviewAnswer } from '../ReviewAnswer.tsx'

const order = ['block', 'confirm', 'info'] as const

/** All audit findings, the most serious first. Renders a `<ul>`. */
export function ReviewFindingList() {
  const part = usePart()
  const translate = useMessages()
  const { listedFindings, quote } = useReviewContext('Review.Findings')
  const textOf = useFindingText({ pay: quote.details.currencyIn, receive: quote.details.currencyOut })
  const sorted = order.flatMap((severity) =>
    listedFindings.filter((finding) => finding.severity === severity),
  )
  return (
    <ul {...part('review-finding-list')}>
      {sorted.map((finding) => {
        const { severity, key } = finding
        return (
          <li key={key} {...part('review-notice', severity)}>
            <p>
              <strong {...part('review-severity')}>{translate(`review.severity.${severity}`)}</strong>{' '}
              {textOf(finding)}
            </p>
            {severity === 'confirm' && (
              <ReviewAnswer id={key} acceptance="tick" ask="review.finding.accept" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
