'use client'
import { Fees, type FeesOptions } from '../../fees/Fees.tsx'
import { useReviewContext } from '../model/reviewContext.ts'

/** What the transfer costs: the sum, and on demand every fee, the wallet's network fee among them. Renders a `<div>`. */
export function ReviewFees(props: FeesOptions) {
  const { quote } = useReviewContext('Review.Fees')
  return <Fees {...props} quote={quote} />
}
