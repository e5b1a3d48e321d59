import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import type { ProgressText } from './progressText.ts'

/** The words of a payment, where they are other ones: what is delivered is not the payer's to receive. */
export function paymentText(text: ProgressText, status: ExecutionStatus): ProgressText {
  switch (status) {
    case 'filling':
      return { ...text, title: 'checkout.title.filling' }
    case 'success':
      return { ...text, title: 'checkout.title.success', where: ['checkout.where.success'] }
    case 'failed':
      return { ...text, title: 'checkout.title.failed' }
    default:
      return text
  }
}
