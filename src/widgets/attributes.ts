import { activityParts } from './activity/attributes.ts'
import { depositAddressParts } from './deposit-address/attributes.ts'
import { feesParts } from './fees/attributes.ts'
import { pickerParts } from './picker/attributes.ts'
import { progressParts } from './progress/attributes.ts'
import { reviewParts } from './review/attributes.ts'
import { sharedParts } from './shared/attributes.ts'
import { swapParts } from './swap/attributes.ts'

/**
 * Every part of the widgets and the words its `data-state` may say. Documentation, style sheets and tests read
 * this list.
 */
export const widgetParts = {
  ...swapParts,
  ...pickerParts,
  ...feesParts,
  ...reviewParts,
  ...progressParts,
  ...activityParts,
  ...depositAddressParts,
  ...sharedParts,
} as const

/** Name of a part. */
export type Part = keyof typeof widgetParts

/** A word that a part's `data-state` may say. */
export type PartState<part extends Part> = (typeof widgetParts)[part][number]
