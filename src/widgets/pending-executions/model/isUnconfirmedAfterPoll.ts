import type { ExecutionState } from '../../../execution/state/executionState.ts'

/** Only a store tells of it, and the service, which was asked, has not confirmed it; or there is nothing to ask it about. */
export function isUnconfirmedAfterPoll(state: ExecutionState): boolean {
  const { status, requestId, requestState, isRestored, isServiceUnreachable } = state
  const isUnconfirmedByService = isRestored && requestState === undefined
  const wasAsked = requestId === undefined || requestState !== undefined || isServiceUnreachable
  return wasAsked && (status === 'unconfirmed' || isUnconfirmedByService)
}
