'use client'
import { forwardRef } from 'react'
import type { QuoteVerification } from '../../../../audit/verifyQuote.ts'
import { listFormat } from '../../../../utils/locale/intlFormats.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { usePart } from '../../usePart.ts'
import { CheckIcon } from '../../../shared/parts/icons/CheckIcon.tsx'
import { ReviewFindingList } from './ReviewFindingList.tsx'

/**
 * Whether the review was computed from the signed data: a collapsed line with what that covers, or what is missing, and the children below.
 * Renders a `<div>`, or nothing if the steps can't be decoded.
 */
export const ReviewVerification = forwardRef<HTMLDivElement, ContainerProps<'div'>>(
  function ReviewVerification({ children, ...props }, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const { verification, isVerified, listedFindings } = useReviewContext('Review.Verification')
    if (!verification) return null
    const texts = sentences(verification).map((text) => <p key={text}>{text}</p>)
    return renderPart(
      <div ref={ref} {...part('review-verification', verification.status)}>
        {isVerified ? (
          <details {...part('review-more')}>
            <summary {...part('review-more-summary')}>
              {/* The text says what was verified: a warning about a loss is separate. */}
              <CheckIcon />
              {translate('review.checks.passed')}
            </summary>
            {texts}
            {listedFindings.length > 0 && <ReviewFindingList />}
            {children}
          </details>
        ) : (
          <>
            {texts}
            {children}
          </>
        )}
      </div>,
      props,
    )

    function sentences(verification: QuoteVerification): string[] {
      switch (verification.status) {
        case 'contradicted':
          return [translate('review.unverified.mismatch')]
        case 'unverified': {
          const { missing } = verification
          return [translate(`review.unverified.${missing === 'call' ? 'swap' : missing}`)]
        }
        default: {
          const covers = verification.covers.map((fact) => translate(`review.checked.${fact}`))
          const checked = translate('review.checked', { list: listFormat(locale).format(covers) })
          // Next to a warning, the result could read as if nothing were wrong.
          if (!isVerified) return [checked]
          return [
            translate(verification.by === 'order' ? 'review.verified' : 'review.verified.call'),
            checked,
          ]
        }
      }
    }
  },
)
