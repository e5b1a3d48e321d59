'use client'
import { useReviewContext, type UseReviewReturnType } from './model/reviewContext.ts'

/**
 * Everything that `Review.Root` knows about its quote, for your own parts: steps, findings, risks, changes, what must be accepted
 * one by one, and what prevents the user from confirming.
 *
 * @example
 * const { reason, canSubmit, submit } = useReview()
 * return <button disabled={!canSubmit} onClick={submit}>{reason?.text ?? 'Go'}</button>
 *
 * @throws {PartOutsideRootError} outside of `Review.Root`.
 */
export function useReview(): UseReviewReturnType {
  return useReviewContext('useReview')
}
