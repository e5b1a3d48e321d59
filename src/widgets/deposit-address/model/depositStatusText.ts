import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import { hasDeposit } from '../../../schemas/requests/requestAmounts.ts'
import { hasMoved, isRefundShown } from '../../../schemas/requests/requestLegs.ts'
import type { MessageKey } from '../../../locales/messages.ts'

/** The text about a payment: a title, then where the funds are, in this order. */
export interface DepositStatusText {
  title: MessageKey
  where: readonly MessageKey[]
}

/**
 * Finds the text for a state. A refund is only stated if an amount or a transaction shows it.
 *
 * @param isFoundAgain Whether this browser has stored the address, and finds it again after a reload.
 */
export function depositStatusText(progress: DepositProgress, isFoundAgain: boolean): DepositStatusText {
  const { status, payment, received, refunded, excess, refundFailReason } = progress
  const title: MessageKey = `activity.status.${status}`
  const tell = (...where: MessageKey[]): DepositStatusText => ({ title, where })
  const isRefunded = isRefundShown(progress)
  const refund: MessageKey = refunded ? 'deposit.where.refund' : 'deposit.where.refundPlain'
  const why: MessageKey =
    payment === 'under' || payment === 'late' || payment === 'wrong'
      ? `deposit.where.${payment}`
      : 'deposit.where.notMade'
  switch (status) {
    case 'waiting':
      return tell(isFoundAgain ? 'deposit.where.waiting' : 'deposit.where.waitingElsewhere')
    case 'pending':
      return tell(isUnseen(progress) ? 'activity.where.unseen' : 'deposit.where.pending')
    case 'depositing':
    case 'submitted':
      return tell(`deposit.where.${status}`)
    case 'success': {
      const paid: MessageKey = received ? 'deposit.where.success' : 'deposit.where.successPlain'
      if (refunded) return tell(paid, 'deposit.where.excessBack')
      if (excess === undefined) return tell(paid)
      return tell(paid, refundFailReason ? 'deposit.where.excessKept' : 'deposit.where.excessComing')
    }
    case 'refund':
      return tell(why, refund)
    case 'failure': {
      const unrefunded = refundFailReason ? 'deposit.where.notRefunded' : 'deposit.where.failure'
      return tell(why, isRefunded ? refund : unrefunded)
    }
    case 'unknown':
      return tell('deposit.where.unknown')
    default:
      return status satisfies never
  }
}

/** The history says `pending` before a deposit, too: without one, nothing was received. */
function isUnseen({ isDeposited, paymentHashes, rawStatus, record, legs }: DepositProgress): boolean {
  const hasFailed = (hash: string) => legs.some((leg) => leg.txHash === hash && !hasMoved(leg))
  const isSaid = isDeposited || !paymentHashes.every(hasFailed) || rawStatus === 'received'
  return !isSaid && !(record && hasDeposit(record))
}
