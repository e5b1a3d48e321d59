import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { MessageKey } from '../../locales/messages.ts'
import { laterErrorKey } from './model/end/laterErrorKey.ts'

/** Key of the message for an execution's error, if earlier steps make its usual one untrue. */
export function executionErrorKey(
  state: Pick<ExecutionState, 'error' | 'items' | 'requestState'>,
): MessageKey | undefined {
  return laterErrorKey(state)
}
