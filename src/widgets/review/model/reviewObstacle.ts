import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { ReviewObstacle } from './reviewContext.ts'
import type { ReviewModel } from './reviewModel.ts'

/** What a review minds beside the quote. */
export interface ReviewSituation {
  quoteStatus?: QuoteStatus | undefined
  pageReason?: string | undefined
}

/** The first thing that stands against confirming, once everything that was asked for is answered or not. */
export function reviewObstacle(
  { isBlocked, changes }: ReviewModel,
  { quoteStatus = 'ready', pageReason, isAnswered }: ReviewSituation & { isAnswered: boolean },
): ReviewObstacle | undefined {
  if (quoteStatus === 'loading') return 'loading'
  if (quoteStatus !== 'ready') return 'expired'
  if (isBlocked) return 'block'
  if (pageReason !== undefined) return 'page'
  if (changes.length > 0) return 'changed'
  return isAnswered ? undefined : 'answer'
}

/** True when a quote must not be executed before somebody has looked at it. */
export function needsReview(model: ReviewModel, situation: ReviewSituation = {}): boolean {
  const { toAccept, risks } = model
  const isWarned = risks.some(({ level }) => level !== 'info')
  return isWarned || reviewObstacle(model, { ...situation, isAnswered: toAccept.length === 0 }) !== undefined
}
