import type { ExecutionStatus } from '../../execution/state/executionState.ts'
import type { PartList } from './partList.ts'

/** The parts of the progress, and the words that the `data-state` of each may say. */
export const progressParts = {
  progress: [
    'idle',
    'auditing',
    'awaitingChain',
    'awaitingWallet',
    'confirming',
    'posting',
    'unknown',
    'unconfirmed',
    'attention',
    'filling',
    'success',
    'refunded',
    'failed',
    'rejected',
  ] satisfies readonly ExecutionStatus[],
  'progress-title': [],
  'progress-mark': [],
  'progress-where': [],
  'progress-sentence': [],
  'progress-duration': [],
  'progress-notices': [],
  'progress-links': [],
  'progress-link': ['transaction'],
  'progress-details': ['open', 'closed'],
  'progress-details-summary': [],
  'progress-warning': [],
  'progress-request': [],
  'progress-actions': [],
  'progress-action': ['first', 'second'],
  'progress-todo': [],
  'progress-findings': [],
  'progress-finding': [],
} as const satisfies PartList
