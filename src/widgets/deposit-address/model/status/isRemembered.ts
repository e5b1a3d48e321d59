import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'

/** Whether only this browser's records know of a payment, or of something that may be one. */
export function isRemembered({
  status,
  isPaymentRemembered,
  isActivityRemembered,
}: DepositProgress): boolean {
  return status === 'waiting' && (isPaymentRemembered || isActivityRemembered)
}
