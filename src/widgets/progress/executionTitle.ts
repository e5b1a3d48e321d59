import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { MessageKey } from '../../locales/messages.ts'
import { paymentText } from './model/text/paymentText.ts'
import { progressText } from './model/text/progressText.ts'

/** Key of the message that names a state. */
export function executionTitle(state: ExecutionState): MessageKey {
  const text = progressText(state)
  return (state.summary?.isPayment ? paymentText(text, state.status) : text).title
}
