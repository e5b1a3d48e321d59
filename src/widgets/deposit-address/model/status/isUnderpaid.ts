import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'

/** Whether less arrived than a strict address needs, by both amounts: it is said, whatever becomes of it. */
export function isUnderpaid({ arrived, quoted }: DepositProgress): boolean {
  return arrived !== undefined && quoted !== undefined && arrived < quoted
}

/** Whether less arrived than a strict address delivers for, and the provider still says that it delivers. */
export function isDeliveryDoubtful(progress: DepositProgress): boolean {
  return progress.type === 'strict' && progress.status === 'pending' && isUnderpaid(progress)
}
