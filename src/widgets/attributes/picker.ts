import type { PartList } from './partList.ts'

/** The parts of the token picker, with the possible values of each `data-state`. */
export const pickerParts = {
  picker: ['open'],
  'picker-page': [],
  'picker-head': [],
  'picker-title': [],
  'picker-close': [],
  'picker-search': [],
  'picker-input': [],
  'picker-chains': [],
  'picker-chain': ['chosen', 'other'],
  'picker-waiting': [],
  'picker-list': [],
  'picker-group': [],
  'picker-option': ['active', 'idle'],
  'picker-option-text': [],
  'picker-option-balance': [],
  'picker-flag': ['unverified', 'lookAlike', 'foreign'],
  'picker-status': ['empty', 'found'],
  'picker-import': [],
  'picker-import-token': [],
  'picker-import-address': [],
  'picker-import-actions': [],
  'picker-action': ['main', 'quiet'],
  'picker-warning': [],
} as const satisfies PartList
