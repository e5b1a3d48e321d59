'use client'
import { forwardRef } from 'react'
import { DestinationCalls } from '../../../shared/parts/DestinationCalls.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'

/** The requested calls, made with the arriving funds. Renders a `<details>`, or nothing without any. */
export const ReviewCalls = forwardRef<HTMLDetailsElement, PartProps<'details'>>(
  function ReviewCalls(props, ref) {
    const { quote, isPayment } = useReviewContext('Review.Calls')
    const { txs = [], destinationChainId } = quote.parameters
    const part = usePart()
    const translate = useMessages()
    // In a checkout, their purpose is known. Elsewhere, they determine what is received.
    return (
      <DestinationCalls
        open={!isPayment}
        {...props}
        attributes={part('review-calls')}
        ref={ref}
        calls={txs}
        chainId={destinationChainId}
        heading={translate('review.calls')}
      />
    )
  },
)
