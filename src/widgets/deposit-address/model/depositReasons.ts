import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import { refundLegOf } from '../../../schemas/requests/requestLegs.ts'
import { isUndelivered } from '../../../schemas/status/requestStatus.ts'
import { failureReason, refundFailureReason } from '../../shared/messages/errors/failureReason.ts'
import type { Translate } from '../../shared/messages/useMessages.ts'

/** Why nothing was delivered, and why nothing came back, as far as the service says. */
export function depositReasons(
  progress: DepositProgress | undefined,
  translate: Translate,
): { failed: string | undefined; unrefunded: string | undefined } {
  const isRefundSeen = progress?.refunded !== undefined || refundLegOf(progress?.legs ?? []) !== undefined
  // The status names support where nothing came back.
  const unrefunded = refundFailureReason(progress?.refundFailReason, translate, isRefundSeen)
  const failReason = isUndelivered(progress?.status) ? progress.failReason : undefined
  const failed = failureReason(failReason, translate, {
    isRefunded: isRefundSeen || progress?.status === 'refund',
    isSupportNamed: unrefunded !== undefined,
  })
  return { failed, unrefunded }
}
