import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'

/** Whether what is kept of a deposit address may be a stranger's writing: nothing of it is shown then. */
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
