import type { ExecutionState } from '../executionState.ts'

/** Whether everything was sent, according to the wallet. */
export function isAllSent({ items }: ExecutionState): boolean {
  return items.every(({ status }) => status === 'confirming' || status === 'posting' || status === 'done')
}

/** When the last item was prompted, in milliseconds since the epoch; null while items are still to be sent. */
export function lastPromptedAt(state: ExecutionState): number | null {
  return isAllSent(state) ? Math.max(0, ...state.items.map(({ intent }) => intent?.at ?? 0)) : null
}
