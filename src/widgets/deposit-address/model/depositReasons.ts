import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import { hasMoved } from '../../../schemas/requests/requestLegs.ts'
import { isUndelivered } from '../../../schemas/status/requestStatus.ts'
import { failureReason, refundFailureReason } from '../../shared/messages/errors/failureReason.ts'
import type { Translate } from '../../shared/messages/useMessages.ts'

/** Why nothing was delivered, and why nothing came back, as far as the service says. */
export function depositReasons(
  progress: DepositProgress | undefined,
  translate: Translate,
): { failed: string | undefined; unrefunded: string | undefined } {
  const isRefunded =
    progress?.refunded !== undefined ||
    (progress?.legs.some((leg) => leg.kind === 'refund' && hasMoved(leg)) ?? false)
  // The status names support where nothing came back.
  const unrefunded = refundFailureReason(progress?.refundFailReason, translate, isRefunded)
  const advice = isRefunded || progress?.status === 'refund' ? 'all' : unrefunded ? 'none' : 'held'
  const failReason = isUndelivered(progress?.status) ? progress.failReason : undefined
  return { failed: failureReason(failReason, translate, advice), unrefunded }
}
