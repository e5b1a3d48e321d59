import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'

/** Whether only this browser remembers a payment, or something that may be one: the provider doesn't report it now. */
export function isRemembered({
  status,
  isPaymentRemembered,
  isActivityRemembered,
}: DepositProgress): boolean {
  return status === 'waiting' && (isPaymentRemembered || isActivityRemembered)
}
