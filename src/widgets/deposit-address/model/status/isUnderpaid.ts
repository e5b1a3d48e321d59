import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'

/** Whether less than quoted arrived, if both amounts are known. This is stated whatever the outcome. */
export function isUnderpaid({ arrived, quoted }: DepositProgress): boolean {
  return arrived !== undefined && quoted !== undefined && arrived < quoted
}

/** Whether too little arrived at a strict address although the provider still reports a delivery. */
export function isDeliveryDoubtful(progress: DepositProgress): boolean {
  return progress.type === 'strict' && progress.status === 'pending' && isUnderpaid(progress)
}
