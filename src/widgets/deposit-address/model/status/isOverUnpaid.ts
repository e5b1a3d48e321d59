import type { UseDepositAddressReturnType } from '../../../../hooks/deposits/useDepositAddress.ts'

/** True if the address expired, or its request ended, before a payment was seen: its terms no longer apply. */
export function isOverUnpaid({
  status,
  progress,
}: Pick<UseDepositAddressReturnType, 'status' | 'progress'>): boolean {
  return status === 'ended' || (status === 'expired' && progress?.status === 'waiting')
}
