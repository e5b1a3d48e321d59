import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import type { Translate } from '../../shared/messages/useMessages.ts'
import { hasWarning } from './findings/reviewRisks.ts'
import type { ReviewReasonCode } from './reviewContext.ts'
import type { ReviewModel } from './reviewModel.ts'

/** What prevents confirming besides the quote itself. */
export interface ReviewSituation {
  quoteStatus?: QuoteStatus | undefined
  pageReason?: string | undefined
}

/** The first reason not to confirm yet, given the user's answers. */
export function findReviewReason(
  { isBlocked, changes }: ReviewModel,
  { quoteStatus = 'ready', pageReason, isAnswered }: ReviewSituation & { isAnswered: boolean },
): ReviewReasonCode | undefined {
  if (quoteStatus === 'loading') return 'loading'
  if (quoteStatus !== 'ready') return 'expired'
  if (isBlocked) return 'block'
  // Null means none, as untyped pages may pass it.
  if (pageReason != null) return 'page'
  if (changes.length > 0) return 'changed'
  return isAnswered ? undefined : 'answer'
}

/** True if the user must see a quote before it is executed. */
export function needsReview(model: ReviewModel, situation: ReviewSituation = {}): boolean {
  const { toAccept, risks } = model
  const isWarned = hasWarning(risks)
  return (
    isWarned || findReviewReason(model, { ...situation, isAnswered: toAccept.length === 0 }) !== undefined
  )
}

const keyByCode: Readonly<Record<Exclude<ReviewReasonCode, 'page'>, MessageKey>> = {
  loading: 'review.confirm.loading',
  expired: 'review.reason.expired',
  block: 'review.reason.block',
  changed: 'review.reason.changed',
  answer: 'review.reason.answer',
}

/** The sentence for what prevents confirming: the page's own for its reason. */
export function reviewReasonText(
  code: ReviewReasonCode,
  {
    toAccept,
    risks,
    isAnswered,
    pageReason = '',
    translate,
  }: Pick<ReviewModel, 'toAccept' | 'risks'> & {
    isAnswered: (id: string) => boolean
    pageReason: string | undefined
    translate: Translate
  },
): string {
  if (code === 'page') return pageReason
  const open = toAccept.filter((id) => !isAnswered(id))
  const isWritten = (id: string) => risks.find((risk) => risk.id === id)?.acceptance === 'write'
  // The field is what is directly above, not a warning.
  const isToWrite = code === 'answer' && open.every(isWritten)
  return translate(isToWrite ? 'review.reason.write' : keyByCode[code], { count: toAccept.length })
}
