'use client'
import { forwardRef } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
import { allHidden, HiddenTermsContext } from '../../fees/hiddenTermsContext.ts'
import { useReviewContext } from '../model/reviewContext.ts'

/** The cost of the swap: the sum, and on demand every fee, including the wallet's network fee. Renders a `<div>`. */
export const ReviewFees = forwardRef<HTMLDivElement, FeesOptions>(function ReviewFees(props, ref) {
  const { quote } = useReviewContext('Review.Fees')
  return (
    <HiddenTermsContext.Provider value={allHidden}>
      <FeesWidget {...props} quote={quote} ref={ref} />
    </HiddenTermsContext.Provider>
  )
})
