import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'

/** True of an address whose time is over before a payment was seen: what it was offered for does not hold any more. */
export function isOverUnpaid({
  status,
  progress,
}: Pick<UseDepositAddressReturnType, 'status' | 'progress'>): boolean {
  return status === 'expired' && progress?.status === 'waiting'
}
