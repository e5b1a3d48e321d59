import type { AttributeWord } from '../../../attributes/widgetAttributes.ts'

/** Sections that a page may hide. None of them contains warnings, or is the only place that shows what is signed. */
export type SwapSection = AttributeWord<'data-hidden'>

/** Props of the widget besides those of its form. */
export interface SwapSectionProps {
  /**
   * Sections to leave out. Options come back while one of them is missing, wrong or entered; fees stay where the review may be skipped,
   * and what they warn of stays always.
   * @default none
   */
  hidden?: readonly SwapSection[] | undefined
}
