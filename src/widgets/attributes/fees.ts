import type { PartList } from './partList.ts'

/** The parts of the fees, and the words that the `data-state` of each may say. */
export const feesParts = {
  fees: ['compact', 'full', 'warnings'],
  'fees-summary': ['static'],
  'fees-summary-item': [],
  'fees-summary-figures': [],
  'fees-share': [],
  'fees-lines': [],
  'fees-terms': [],
  'fees-sponsorship': [],
  'fees-impact': [],
  'fees-app-fees': [],
  'fees-warnings': [],
  'fees-warning': [],
} as const satisfies PartList
