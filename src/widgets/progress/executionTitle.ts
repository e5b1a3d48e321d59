import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { MessageKey } from '../../locales/messages.ts'
import { progressText } from './model/text/progressText.ts'

/** Key of the message that names a state. */
export function executionTitle(state: ExecutionState): MessageKey {
  return progressText(state).title
}
