'use client'
import { useReviewContext, type UseReviewReturnType } from './model/reviewContext.ts'

/**
 * Everything that `Review.Root` knows of its quote, for a part of your own: steps, findings, risks, changes, what must be
 * accepted one by one, and what stands between the user and the confirmation.
 *
 * @example
 * const { obstacle, proceed } = useReview()
 * return <button disabled={obstacle === 'block'} onClick={proceed}>Go</button>
 *
 * @throws {PartOutsideRootError} outside of `Review.Root`.
 */
export function useReview(): UseReviewReturnType {
  return useReviewContext('useReview')
}
