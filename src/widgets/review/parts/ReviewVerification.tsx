'use client'
import { forwardRef } from 'react'
import type { QuoteVerification } from '../../../audit/verifyQuote.ts'
import { listFormat } from '../../../utils/locale/intlFormats.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { usePart } from '../usePart.ts'

/**
 * Whether what the review says was computed from what is signed, with what that covers, or which link is missing.
 * Renders a `<div>`, or nothing where the steps can't be read.
 */
export const ReviewVerification = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function ReviewVerification(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const { verification } = useReviewContext('Review.Verification')
    if (!verification) return null
    return renderPart(
      <div ref={ref} {...part('review-verification', verification.status)}>
        {sentences(verification).map((text) => (
          <p key={text}>{text}</p>
        ))}
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
          return [
            translate(verification.by === 'order' ? 'review.verified' : 'review.verified.call'),
            translate('review.checked', { list: listFormat(locale).format(covers) }),
          ]
        }
      }
    }
  },
)
