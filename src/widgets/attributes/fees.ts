import type { PartList } from './partList.ts'

/** The parts of the fees, with the possible values of each `data-state`. */
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
