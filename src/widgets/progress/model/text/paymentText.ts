import type { MessageKey } from '../../../../locales/messages.ts'
import type { ExecutionStatus } from '../../../../execution/state/executionState.ts'
import { droppedTitle, outcomeTitle } from '../../../shared/messages/outcomeTitle.ts'
import type { ProgressText } from './progressText.ts'

/** Titles that say more than that the swap failed. */
const ownTitles: ReadonlySet<MessageKey> = new Set(['progress.title.cancelled', droppedTitle])

/**
 * The text adapted to a payment, whose payer doesn't receive the funds.
 *
 * @param facts.isOrderNamed Whether the page has named the order: what arrived for calls arrived for it.
 * @param facts.isRefundExact Whether the refunded amount is known: the title names the payment, so the sentence has the amount.
 */
export function paymentText(
  text: ProgressText,
  status: ExecutionStatus,
  { isRefundExact = false, isOrderNamed = false } = {},
): ProgressText {
  const title = ownTitles.has(text.title) ? text.title : (outcomeTitle('payment', status) ?? text.title)
  if (isRefundExact) return { ...text, title, where: ['activity.where.refund'] }
  return { ...text, title, where: status === 'success' ? text.where.map(told) : text.where }

  function told(sentence: MessageKey): MessageKey {
    const isForOrder = isOrderNamed && sentence === 'progress.where.success.calls'
    return isForOrder ? 'progress.where.success.order' : delivered(sentence)
  }
}

/** The sentence about the delivery, with the amount if it is known. */
function delivered(sentence: MessageKey): MessageKey {
  const isAmountKnown = sentence === 'progress.where.success' || sentence === 'progress.where.success.calls'
  return isAmountKnown ? sentence : 'checkout.where.success'
}
