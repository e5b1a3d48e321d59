import type { ExecutionState } from '../../../execution/state/executionState.ts'

/** Only a store tells of it, and the service, which was asked, has not confirmed it; or there is nothing to ask it about. */
export function isUnconfirmedAfterLook(state: ExecutionState): boolean {
  const { status, requestId, requestStatus, isRestored, isServiceUnreachable } = state
  const isUnheard = isRestored && requestStatus === undefined
  const wasAsked = requestId === undefined || requestStatus !== undefined || isServiceUnreachable
  return wasAsked && (status === 'unconfirmed' || isUnheard)
}
