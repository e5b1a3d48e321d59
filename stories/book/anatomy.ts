import type { PartProperty } from '@causeway/react/themes'
import { activityParts } from '../../src/widgets/attributes/activity.ts'
import { depositAddressParts } from '../../src/widgets/attributes/depositAddress.ts'
import { feesParts } from '../../src/widgets/attributes/fees.ts'
import type { PartList } from '../../src/widgets/attributes/partList.ts'
import { pendingExecutionsParts } from '../../src/widgets/attributes/pendingExecutions.ts'
import { pickerParts } from '../../src/widgets/attributes/picker.ts'
import { progressParts } from '../../src/widgets/attributes/progress.ts'
import { reviewParts } from '../../src/widgets/attributes/review.ts'
import { sharedParts } from '../../src/widgets/attributes/shared.ts'
import { swapParts } from '../../src/widgets/attributes/swap.ts'
import {
  partProperties,
  partToken,
  themedPartNames,
  themedParts,
} from '../../src/themes/tokens/partTokens.ts'
import { propertyOf, toKebabCase } from '../../src/themes/tokens/tokens.ts'

/** The parts of each widget, under the name that a page shows it by. */
export const partsByWidget = {
  Swap: swapParts,
  'Token list': pickerParts,
  'Deposit address': depositAddressParts,
  Activity: activityParts,
  Fees: feesParts,
  Review: reviewParts,
  Progress: progressParts,
  'Pending swaps': pendingExecutionsParts,
  'Shared by all': sharedParts,
} as const satisfies Record<string, PartList>

export type WidgetName = keyof typeof partsByWidget

/** The facts of a part. */
export interface PartFacts {
  /** The value of its `data-cw-part`. */
  readonly part: string
  /** The values of its `data-state`. */
  readonly states: readonly string[]
  /** Its description, if it is one of the main parts. */
  readonly says: string | undefined
  /** Its own custom properties. */
  readonly tokens: readonly string[]
}

/** Every part of a widget, as the code has it. */
export function describeParts(widget: WidgetName): readonly PartFacts[] {
  const parts: PartList = partsByWidget[widget]
  return Object.entries(parts).map(([part, states]) => {
    const name = themedPartNames.find((themed) => toKebabCase(themed) === part)
    const properties = Object.keys(partProperties) as readonly PartProperty[]
    return {
      part,
      states,
      says: name && themedParts[name].says,
      tokens: name ? properties.map((property) => propertyOf(partToken(name, property))) : [],
    }
  })
}
