'use client'
import { forwardRef } from 'react'
import { DestinationCalls, type DestinationCallsProps } from '../../../shared/parts/DestinationCalls.tsx'
import { useReviewContext } from '../../model/reviewContext.ts'

/** The calls that were asked for, made with what arrives. Renders a `<details>`, or nothing where there are none. */
export const ReviewCalls = forwardRef<HTMLDetailsElement, Omit<DestinationCallsProps, 'calls' | 'chainId'>>(
  function ReviewCalls(props, ref) {
    const { quote, isPayment } = useReviewContext('Review.Calls')
    const { txs = [], destinationChainId } = quote.parameters
    // In a checkout it is known what they are for. Elsewhere they decide what is received.
    return (
      <DestinationCalls open={!isPayment} {...props} ref={ref} calls={txs} chainId={destinationChainId} />
    )
  },
)
