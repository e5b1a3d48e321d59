import type { PropKinds } from '../../../../errors/checks/checkProps.ts'
import { fieldNames } from '../../../../utils/data/fieldNames.ts'
import type { AttributeValue } from '../../../attributes/widgetAttributes.ts'

/** Sections that a page may hide. None of them contains warnings, or is the only place that shows what is signed. */
export type SwapSection = AttributeValue<'data-hidden'>

/** All sections, for untyped pages. */
export const sectionKinds: PropKinds = {
  hidden: {
    listOf: fieldNames<SwapSection>({
      balance: true,
      fractions: true,
      switchSides: true,
      options: true,
      fees: true,
      quoteRefresh: true,
    }),
  },
}

/** Props of the widget besides those of its form. */
export interface SwapSectionProps {
  /**
   * Sections to hide. Settings reappear while one of them is missing, invalid or entered; fees stay if the review may be skipped,
   * and their warnings always stay.
   * @default none
   */
  hidden?: readonly SwapSection[] | undefined
}
