import type { ExecutionState } from './executionState.ts'

/** Whether the user's part is done, as far as the wallet tells. */
export function isAllSent({ items }: ExecutionState): boolean {
  return items.every(({ status }) => status === 'confirming' || status === 'posting' || status === 'done')
}

/** When the last of what was to be sent was prompted, in milliseconds; null while something is still to be sent. */
export function lastPromptedAt(state: ExecutionState): number | null {
  return isAllSent(state) ? Math.max(0, ...state.items.map(({ intent }) => intent?.at ?? 0)) : null
}
