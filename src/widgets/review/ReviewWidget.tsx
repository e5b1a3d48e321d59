'use client'
import { forwardRef } from 'react'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { checkReview } from './model/checkReview.ts'
import { ReviewContent, type ReviewContentProps } from './ReviewContent.tsx'

export interface ReviewWidgetProps extends ReviewContentProps {}

/**
 * The whole review in a dialog, open while it is rendered. Renders a `<div>` with the dialog, or nothing if no review is needed.
 *
 * @example
 * <ReviewWidget quote={quote} onRefresh={query.refetch} onConfirm={onConfirm} onClose={close} />
 */
export const ReviewWidget = forwardRef<HTMLDivElement, ReviewWidgetProps>(function ReviewWidget(props, ref) {
  checkReview(props, 'ReviewWidget')
  checkObject(props, 'ReviewWidget', 'props', { fields: ['onClose'] })
  useCauseway('ReviewWidget')
  return <ReviewContent {...props} ref={ref} />
})
