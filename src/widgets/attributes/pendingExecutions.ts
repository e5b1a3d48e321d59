import type { PartList } from './partList.ts'

/** The parts of the list of pending swaps, with the possible values of each `data-state`. */
export const pendingExecutionsParts = {
  'pending-executions': ['empty', 'full'],
  'pending-executions-title': [],
  'pending-executions-clear': ['offered', 'confirming', 'over'],
  'pending-executions-others': [],
  'pending-executions-list': [],
  'pending-executions-item': ['here', 'otherTab', 'unknown', 'unreadable'],
  'pending-executions-text': [],
  'pending-executions-state': [],
  'pending-executions-actions': [],
  'pending-executions-action': [],
  'pending-executions-warnings': [],
  'pending-executions-warning': [],
} as const satisfies PartList
