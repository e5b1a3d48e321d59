import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'
import { isRefundKnown } from '../../../../schemas/requests/requestLegs.ts'
import { isEndedByDrop } from '../../../../schemas/status/isDepositDropped.ts'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { failureReason, refundFailureReason } from '../../../shared/messages/errors/failureReason.ts'
import type { Translate } from '../../../shared/messages/useMessages.ts'
import { isUnderpaid } from './isUnderpaid.ts'

/** Text for why nothing was delivered, and why nothing was refunded, as far as the provider says. */
export function depositReasons(
  progress: DepositProgress | undefined,
  translate: Translate,
): { failed: string | undefined; unrefunded: string | undefined } {
  const isRefundSeen = progress !== undefined && isRefundKnown(progress)
  // If nothing was refunded, the status already names support.
  const unrefunded = refundFailureReason(progress?.refundFailReason, translate, isRefundSeen)
  const isInStatus = progress !== undefined && isReasonInStatus(progress, isRefundSeen)
  const failReason = isUndelivered(progress?.status) && !isInStatus ? progress.failReason : undefined
  const failed = failureReason(failReason, translate, {
    canRetry: isRefundSeen || progress?.status === 'refund',
    isSupportNamed: unrefunded !== undefined,
  })
  return { failed, unrefunded }
}

/** Whether the status already states the reason: the network dropped the deposit, or it was late or too small. */
function isReasonInStatus(progress: DepositProgress, isRefundSeen: boolean): boolean {
  const { payment, failReason } = progress
  if (isEndedByDrop(progress) && !isRefundSeen) return true
  if (payment === 'late') return true
  return failReason === 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' && payment === 'under' && isUnderpaid(progress)
}
