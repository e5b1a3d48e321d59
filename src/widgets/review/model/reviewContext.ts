'use client'
import { createContext, useContext } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { ReviewModel } from './reviewModel.ts'

/**
 * What prevents the user from confirming.
 *
 * - `loading`, `expired`: there is no valid quote now
 * - `block`: the quote must not be executed
 * - `page`: the page or the form prevents it
 * - `changed`: new figures must be accepted
 * - `answer`: something needs its own acceptance
 */
export type ReviewObstacle = 'loading' | 'expired' | 'block' | 'page' | 'changed' | 'answer'

/** What `Review.Root` provides to its parts. */
export interface UseReviewReturnType extends ReviewModel {
  quote: Quote
  obstacle: ReviewObstacle | undefined
  /** Id of the element that says what stands against confirming. */
  reasonId: string
  /** A page is paid, and no token swapped for the user's own sake. */
  isPayment: boolean
  /** Why the page refuses the quote, in the user's words. */
  pageReason: string | undefined
  /** A new quote came while the review was open. */
  isRenewed: boolean
  /** The text that was entered, or the tick, to accept a point by its id; empty for nothing. */
  answerOf: (id: string) => string
  answer: (id: string, answer: string) => void
  isAnswered: (id: string) => boolean
  /** Loss in basis points from which nothing can be confirmed. */
  maxImpactBps: number
  /** Asks for a new quote or accepts new figures where that is what stands in the way; confirms where nothing does. */
  proceed: () => void
}

export const ReviewContext = createContext<UseReviewReturnType | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useReviewContext(part: string): UseReviewReturnType {
  const value = useContext(ReviewContext)
  if (!value) throw new PartOutsideRootError(part, 'Review.Root')
  return value
}
