import { OwnReview as OwnReviewOf } from '../code/OwnReview.tsx'
import { useTransferParameters } from '../support/transfers/useTransferParameters.ts'

/** The page's own review, of the story's transfer. */
export function OwnReview() {
  return <OwnReviewOf parameters={useTransferParameters()} />
}
