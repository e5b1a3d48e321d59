'use client'
import { forwardRef } from 'react'
import { Fees, type FeesOptions } from '../../fees/Fees.tsx'
import { useReviewContext } from '../model/reviewContext.ts'

/** What the transfer costs: the sum, and on demand every fee, the wallet's network fee among them. Renders a `<div>`. */
export const ReviewFees = forwardRef<HTMLDivElement, FeesOptions>(function ReviewFees(props, ref) {
  const { quote } = useReviewContext('Review.Fees')
  return <Fees {...props} quote={quote} ref={ref} />
})
