'use client'
import { forwardRef } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
import { allTold, PartiesToldContext } from '../../fees/partiesToldContext.ts'
import { useReviewContext } from '../model/reviewContext.ts'

/** The cost of the swap: the sum, and on demand every fee, including the wallet's network fee. Renders a `<div>`. */
export const ReviewFees = forwardRef<HTMLDivElement, FeesOptions>(function ReviewFees(props, ref) {
  const { quote } = useReviewContext('Review.Fees')
  return (
    <PartiesToldContext.Provider value={allTold}>
      <FeesWidget {...props} quote={quote} ref={ref} />
    </PartiesToldContext.Provider>
  )
})
