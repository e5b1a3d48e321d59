import type { MessageKey } from '../../../locales/messages.ts'
import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import type { ProgressText } from './progressText.ts'

/** The words of a payment, where they are other ones: what is delivered is not the payer's to receive. */
export function paymentText(text: ProgressText, status: ExecutionStatus): ProgressText {
  switch (status) {
    case 'filling':
      return { ...text, title: 'checkout.title.filling' }
    case 'success':
      return { ...text, title: 'checkout.title.success', where: text.where.map(delivered) }
    case 'failed':
      return text.title === 'progress.title.cancelled' ? text : { ...text, title: 'checkout.title.failed' }
    default:
      return text
  }
}

/** An amount that is known is told; of any other it is said that it was delivered, and no more. */
function delivered(sentence: MessageKey): MessageKey {
  const isAmountKnown = sentence === 'progress.where.success' || sentence === 'progress.where.success.calls'
  return isAmountKnown ? sentence : 'checkout.where.success'
}
