import type { UseDepositAddressReturnType } from '../../../../hooks/deposits/useDepositAddress.ts'

/** Whether a stored deposit address may be someone else's forgery: nothing about it is shown then. */
export function isUnconfirmedDeposit({
  status,
  progress,
}: Pick<UseDepositAddressReturnType, 'status' | 'progress'>): boolean {
  return (
    (status === 'unclear' || status === 'otherAddress') &&
    progress !== undefined &&
    progress.terms === undefined
  )
}
