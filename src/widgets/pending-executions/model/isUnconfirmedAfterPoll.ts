import type { ExecutionState } from '../../../execution/state/executionState.ts'

/**
 * Whether an execution is only known from storage, and the provider was asked and hasn't confirmed it; or there is
 * nothing to ask about.
 */
export function isUnconfirmedAfterPoll(state: ExecutionState): boolean {
  const { status, requestId, requestState, isRestored, isServiceUnreachable } = state
  const isUnconfirmedByService = isRestored && requestState === undefined
  const wasPolled = requestId === undefined || requestState !== undefined || isServiceUnreachable
  return wasPolled && (status === 'unconfirmed' || isUnconfirmedByService)
}
