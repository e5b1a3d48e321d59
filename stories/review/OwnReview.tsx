import { OwnReview as OwnReviewOf } from '../code/OwnReview.tsx'
import { useTransferParameters } from '../support/swaps/useStoryQuoteParameters.ts'

/** The page's own review, of the story's transfer. */
export function OwnReview() {
  return <OwnReviewOf parameters={useTransferParameters()} />
}
