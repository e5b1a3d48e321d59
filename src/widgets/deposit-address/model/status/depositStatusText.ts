import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'
import { hasDeposit } from '../../../../schemas/requests/toRequestAmounts.ts'
import { hasMoved, isRefundKnown } from '../../../../schemas/requests/requestLegs.ts'
import { isDepositEndedByDrop } from '../../../../schemas/requests/isDepositEndedByDrop.ts'
import { outcomeLabel } from '../../../shared/messages/outcomeTitle.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { isDeliveryDoubtful, isUnderpaid } from './isUnderpaid.ts'

/** The text about a payment: a title, then where the funds are, in this order. */
interface DepositStatusText {
  title: MessageKey
  where: readonly MessageKey[]
}

/**
 * Finds the text for a state. A refund is only stated if an amount or a transaction shows it.
 *
 * @param isFoundAgain Whether this browser has stored the address and will find it again after a reload.
 */
export function depositStatusText(progress: DepositProgress, isFoundAgain: boolean): DepositStatusText {
  const { status, received, refunded, excess, refundFailReason, hasPayment } = progress
  const isRefunded = isRefundKnown(progress)
  const isDropped = isDepositEndedByDrop(progress)
  const title = outcomeLabel(status, isDropped)
  const tell = (...where: MessageKey[]): DepositStatusText => ({ title, where })
  const refund: MessageKey = refunded ? 'deposit.where.refund' : 'deposit.where.refundPlain'
  const why = whyNotMade(progress)
  switch (status) {
    case 'waiting':
      if (progress.isPaymentRemembered || progress.isActivityRemembered) {
        return { title: 'progress.title.unconfirmed', where: ['deposit.where.remembered'] }
      }
      if (hasPayment) {
        return { title: 'activity.status.depositing', where: ['activity.where.depositing'] }
      }
      return tell(isFoundAgain ? 'deposit.where.waiting' : 'deposit.where.waitingElsewhere')
    case 'pending':
      if (isUnseen(progress)) return tell('activity.where.unseen')
      // Also true for a late payment.
      if (isDeliveryDoubtful(progress)) return tell('deposit.where.underPending', 'deposit.terms.late.result')
      return tell('deposit.where.pending')
    case 'depositing':
      return tell('activity.where.depositing')
    case 'submitted':
      return tell('deposit.where.submitted')
    case 'success': {
      const paid: MessageKey = received ? 'deposit.where.success' : 'deposit.where.successPlain'
      if (refunded) return tell(paid, 'deposit.where.excessBack')
      if (isUnderpaid(progress)) return tell(paid, 'deposit.where.underDelivered')
      if (excess === undefined) return tell(paid)
      return tell(paid, refundFailReason ? 'deposit.where.excessKept' : 'deposit.where.excessComing')
    }
    case 'refund':
      return tell(why, refund)
    case 'failure': {
      if (isDropped) return tell('activity.where.dropped')
      const unrefunded = refundFailReason ? 'deposit.where.notRefunded' : 'deposit.where.failure'
      return tell(why, isRefunded ? refund : unrefunded)
    }
    case 'unknown':
      return tell(progress.areResultsConflicting ? 'progress.where.conflicting' : 'deposit.where.unknown')
    default:
      return status satisfies never
  }
}

/** Why the swap was not completed. An underpayment is only stated if both amounts are known. */
function whyNotMade(progress: DepositProgress): MessageKey {
  const { payment } = progress
  if (payment === 'late' || payment === 'wrong') return `deposit.where.${payment}`
  return payment === 'under' && isUnderpaid(progress) ? 'deposit.where.under' : 'deposit.where.notMade'
}

/** Whether no payment was seen. The history reports `pending` even before a deposit. */
function isUnseen({ isDeposited, paymentHashes, rawStatus, record, legs }: DepositProgress): boolean {
  const hasFailed = (hash: string) => legs.some((leg) => leg.txHash === hash && !hasMoved(leg))
  const isReported = isDeposited || !paymentHashes.every(hasFailed) || rawStatus === 'received'
  return !isReported && !(record && hasDeposit(record))
}
