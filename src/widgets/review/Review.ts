import { ReviewAccept } from './ReviewAccept.tsx'
import { ReviewChanges } from './ReviewChanges.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { ReviewDisclosures } from './ReviewDisclosures.tsx'
import { ReviewFees } from './ReviewFees.tsx'
import { ReviewFindings } from './ReviewFindings.tsx'
import { ReviewOrder } from './ReviewOrder.tsx'
import { ReviewRisks } from './ReviewRisks.tsx'
import { ReviewRoot } from './ReviewRoot.tsx'
import { ReviewSteps } from './ReviewSteps.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'

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
