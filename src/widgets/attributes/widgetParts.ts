import { activityParts } from './activity.ts'
import { depositAddressParts } from './depositAddress.ts'
import { feesParts } from './fees.ts'
import { pendingExecutionsParts } from './pendingExecutions.ts'
import { pickerParts } from './picker.ts'
import { progressParts } from './progress.ts'
import { reviewParts } from './review.ts'
import { sharedParts } from './shared.ts'
import { swapParts } from './swap.ts'

/** Every part of the widgets, with the possible values of its `data-state`. Documentation, style sheets and tests read this list. */
export const widgetParts = {
  ...swapParts,
  ...pickerParts,
  ...feesParts,
  ...reviewParts,
  ...progressParts,
  ...pendingExecutionsParts,
  ...activityParts,
  ...depositAddressParts,
  ...sharedParts,
} as const

/** Name of a part. */
export type Part = keyof typeof widgetParts

/** A value that a part's `data-state` may have. */
export type PartDataState<part extends Part> = (typeof widgetParts)[part][number]
