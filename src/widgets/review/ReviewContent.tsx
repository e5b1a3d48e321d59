'use client'
import { forwardRef, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { CloseIcon } from '../shared/parts/icons/CloseIcon.tsx'
import { usePart } from './usePart.ts'
import { ReviewAccept } from './parts/ReviewAccept.tsx'
import { ReviewCalls } from './parts/steps/ReviewCalls.tsx'
import { ReviewChanges } from './parts/findings/ReviewChanges.tsx'
import { ReviewDisclosures } from './parts/findings/ReviewDisclosures.tsx'
import { FrameWarning } from '../shared/parts/FrameWarning.tsx'
import { ReviewFees } from './parts/ReviewFees.tsx'
import { ReviewFindings } from './parts/findings/ReviewFindings.tsx'
import { useReviewContext } from './model/reviewContext.ts'
import { isBridge } from '../shared/model/isBridge.ts'
import { needsReview } from './model/findReviewReason.ts'
import { useReviewModel } from './model/useReviewModel.ts'
import { ReviewOrder } from './parts/steps/ReviewOrder.tsx'
import { ReviewReason } from './parts/findings/ReviewReason.tsx'
import { ReviewRisks } from './parts/findings/ReviewRisks.tsx'
import { ReviewRoot, type ReviewRootProps } from './parts/ReviewRoot.tsx'
import { ReviewSteps } from './parts/steps/ReviewSteps.tsx'
import { ReviewSummary } from './parts/ReviewSummary.tsx'
import { ReviewTimeLeft } from './parts/ReviewTimeLeft.tsx'
import { ReviewVerification } from './parts/findings/ReviewVerification.tsx'
import { useMessages } from '../shared/messages/useMessages.ts'

export interface ReviewContentProps extends Omit<ReviewRootProps, 'children'> {
  /**
   * When to show the review. `whenNeeded` confirms a quote immediately if it is ready and has no warning, nothing needs
   * to be accepted, and the page doesn't prevent it.
   *
   * @default 'always'
   */
  review?: 'always' | 'whenNeeded' | undefined
  /** Called when the user wants to leave. */
  onClose: () => void
}

/**
 * The content of `ReviewWidget`. In its own file, since esbuild bundles everything that an entry point exports into its chunk, and the swap
 * form loads this later.
 */
export const ReviewContent = forwardRef<HTMLDivElement, ReviewContentProps>(function ReviewContent(
  { review = 'always', ...props },
  ref,
) {
  // Decided once: later quotes are reviewed in the dialog that is then open.
  const [isAlwaysShown] = useState(review !== 'whenNeeded')
  return isAlwaysShown ? <ShownReview {...props} ref={ref} /> : <ReviewWhenNeeded {...props} ref={ref} />
})

type ShownReviewProps = Omit<ReviewContentProps, 'review'>

const ReviewWhenNeeded = forwardRef<HTMLDivElement, ShownReviewProps>(function ReviewWhenNeeded(props, ref) {
  const { quote, quoteStatus, pageReason, onConfirm } = props
  const { readModel } = useReviewModel(props)
  const [isNeeded] = useState(() => needsReview(readModel(), { quoteStatus, pageReason }))
  const isDone = useRef(false)
  useEffect(() => {
    if (isNeeded || isDone.current) return
    isDone.current = true
    onConfirm(quote, { acceptedFindings: [] })
  }, [isNeeded, onConfirm, quote])
  return isNeeded && <ShownReview {...props} ref={ref} />
})

const ShownReview = forwardRef<HTMLDivElement, ShownReviewProps>(function ShownReview(
  { onClose, ...props },
  ref,
) {
  return (
    <ReviewRoot {...props} ref={ref}>
      <ReviewDialog onClose={onClose} />
    </ReviewRoot>
  )
})

function ReviewDialog({ onClose }: Pick<ReviewContentProps, 'onClose'>) {
  const { quote, isPayment, isBlocked } = useReviewContext('Review.Root')
  const part = usePart()
  const translate = useMessages()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const warnings = (
    <>
      <ReviewRisks />
      <ReviewFindings />
    </>
  )
  return (
    // The focus starts at the title, so that a screen reader reads the review from the top.
    <Dialog
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={heading}
      {...part('review-dialog', 'open')}
    >
      <div {...part('review-head')}>
        <h2 id={titleId} tabIndex={-1} ref={heading} {...part('review-title')}>
          {translate(
            isPayment
              ? 'checkout.review'
              : isBridge(quote.parameters)
                ? 'review.title.bridge'
                : 'review.title',
          )}
        </h2>
        <ReviewTimeLeft />
        <button
          type="button"
          aria-label={translate('review.close')}
          onClick={onClose}
          {...part('review-close')}
        >
          <CloseIcon />
        </button>
      </div>
      <div {...part('review-body')}>
        {/* The root's own warning is behind the dialog. */}
        <FrameWarning attributes={part('review-notice', 'danger')} />
        {/* If the swap is blocked, the reason comes first. */}
        {isBlocked && warnings}
        <ReviewSummary />
        <ReviewCalls />
        <ReviewChanges />
        {!isBlocked && warnings}
        <ReviewFees />
        <ReviewVerification>
          <ReviewOrder />
        </ReviewVerification>
        <ReviewSteps />
        <ReviewDisclosures />
      </div>
      <div {...part('review-foot')}>
        <ReviewReason />
        <ReviewAccept />
      </div>
    </Dialog>
  )
}
