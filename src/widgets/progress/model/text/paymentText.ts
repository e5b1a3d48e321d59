import type { MessageKey } from '../../../../locales/messages.ts'
import type { ExecutionStatus } from '../../../../execution/state/executionState.ts'
import type { ProgressText } from './progressText.ts'

/** Titles of an end that say more than that it failed. */
const ownTitles: ReadonlySet<MessageKey> = new Set(['progress.title.cancelled', 'progress.title.dropped'])

/** The text for a payment, if it differs: the payer doesn't receive what is delivered. */
export function paymentText(text: ProgressText, status: ExecutionStatus): ProgressText {
  switch (status) {
    case 'filling':
      return { ...text, title: 'checkout.title.filling' }
    case 'success':
      return { ...text, title: 'checkout.title.success', where: text.where.map(delivered) }
    case 'refunded':
      return { ...text, title: 'checkout.title.refunded' }
    case 'failed':
      return ownTitles.has(text.title) ? text : { ...text, title: 'checkout.title.failed' }
    default:
      return text
  }
}

/** Names the amount if it is known, and otherwise only says that it was delivered. */
function delivered(sentence: MessageKey): MessageKey {
  const isAmountKnown = sentence === 'progress.where.success' || sentence === 'progress.where.success.calls'
  return isAmountKnown ? sentence : 'checkout.where.success'
}
