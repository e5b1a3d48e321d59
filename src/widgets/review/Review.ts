import { ReviewAccept } from './parts/ReviewAccept.tsx'
import { ReviewChanges } from './parts/ReviewChanges.tsx'
import { ReviewDialog } from './parts/ReviewDialog.tsx'
import { ReviewDisclosures } from './parts/ReviewDisclosures.tsx'
import { ReviewFees } from './parts/ReviewFees.tsx'
import { ReviewFindings } from './parts/ReviewFindings.tsx'
import { ReviewOrder } from './parts/ReviewOrder.tsx'
import { ReviewRisks } from './parts/ReviewRisks.tsx'
import { ReviewRoot } from './parts/ReviewRoot.tsx'
import { ReviewSteps } from './parts/ReviewSteps.tsx'
import { ReviewSummary } from './parts/ReviewSummary.tsx'

/** The parts of the review, to be arranged freely inside `Review.Root`. */
export const Review = {
  Dialog: ReviewDialog,
  Root: ReviewRoot,
  Summary: ReviewSummary,
  Changes: ReviewChanges,
  Risks: ReviewRisks,
  Findings: ReviewFindings,
  Steps: ReviewSteps,
  Order: ReviewOrder,
  Fees: ReviewFees,
  Disclosures: ReviewDisclosures,
  Accept: ReviewAccept,
}
