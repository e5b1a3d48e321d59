'use client'
import type { Quote } from '../../../actions/getQuote.ts'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
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
export type ReviewReasonCode = 'loading' | 'expired' | 'block' | 'page' | 'changed' | 'answer'

/** What prevents the user from confirming, for your own parts. */
export interface ReviewMessage {
  code: ReviewReasonCode
  /** The message in the user's language. */
  text: string
}

/** What `Review.Root` provides to its parts. */
export interface UseReviewReturnType extends ReviewModel {
  quote: Quote
  /** Why the quote can't be confirmed yet; undefined if it can. */
  reason: ReviewMessage | undefined
  /** ID of the element that says what prevents confirming. */
  reasonId: string
  /** The swap pays the page. */
  isPayment: boolean
  /** A new quote arrived while the review was open. */
  isRenewed: boolean
  /** The text or check mark that accepts a point, by its ID; empty for none. */
  answerOf: (id: string) => string
  /** Sets the text or check mark of a point. */
  answer: (id: string, answer: string) => void
  /** Whether a point was accepted, in full where it asks for a text. */
  isAnswered: (id: string) => boolean
  /** Loss in basis points from which confirming is blocked. */
  maxImpactBps: number
  /** Whether `submit` can do something. */
  canSubmit: boolean
  /** Fetches a new quote or accepts new figures, if that is needed; otherwise confirms. */
  submit: () => void
}

export const [ReviewContext, useReviewContext] = createRequiredContext<UseReviewReturnType>('Review.Root')
