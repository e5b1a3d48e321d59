import type { AttributeWord } from '../../../attributes/widgetAttributes.ts'

/** Sections that a page may hide. None of them warns, and none is the only place that says what is signed. */
export type SwapSection = AttributeWord<'data-hidden'>

/** What the widget takes beside what its form does. */
export interface SwapSectionProps {
  /**
   * Sections to leave out. Options come back while one of them is missing, wrong or entered; fees stay where the review may be skipped,
   * and what they warn of stays always.
   * @default none
   */
  hidden?: readonly SwapSection[] | undefined
}
