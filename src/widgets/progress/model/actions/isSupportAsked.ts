import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { executionErrorKey } from '../../../shared/messages/errors/executionErrorKey.ts'

/** Whether the sentence about a failure asks the user to contact support: the details to copy for it are then the main action. */
export function isSupportAsked(state: ExecutionState): boolean {
  return state.status === 'failed' && executionErrorKey(state) === 'error.notRefunded'
}
