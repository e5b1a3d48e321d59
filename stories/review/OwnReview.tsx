import { OwnReview as OwnReviewOf } from '../code/OwnReview.tsx'
import { useStoryQuoteParameters } from '../support/swaps/useStoryQuoteParameters.ts'

/** The page's own review, of the story's swap. */
export function OwnReview() {
  return <OwnReviewOf parameters={useStoryQuoteParameters()} />
}
