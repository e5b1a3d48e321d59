import type { PartList } from './partList.ts'

/** How far a step is; `StepStatus` says what each word means. */
const stepStatuses = ['waiting', 'active', 'done', 'refunded', 'failed', 'skipped'] as const

/** The parts of what several widgets have in common, and the words that the `data-state` of each may say. */
export const sharedParts = {
  'chunk-error': [],
  'chunk-retry': [],
  'token-logo': ['tone-0', 'tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'],
  'token-logo-image': [],
  'token-logo-chain': [],
  facts: [],
  fact: [],
  'fact-label': [],
  'fact-hint': [],
  'fact-value': [],
  'fact-phase': ['quoted', 'actual', 'agreed'],
  'facts-section': [],
  'facts-heading': [],
  'dialog-layer': [],
  copy: [],
  'copy-details': [],
  'copy-details-button': [],
  'copy-details-result': ['empty', 'copied', 'failed'],
  steps: [],
  step: stepStatuses,
  'step-text': [],
  'step-head': [],
  'step-label': [],
  'step-amount': [],
  'step-line': [],
  'step-state': [],
  'step-note': [],
  'status-icon': stepStatuses,
  transaction: [],
  share: ['copied'],
  skeleton: [],
  'clear-history': ['offered', 'asking', 'over'],
  'clear-history-action': [],
  'clear-history-question': [],
  'others-action': [],
  'hidden-text': [],
} as const satisfies PartList
