import type { RequestStatus } from './requestStatus.ts'

/** Whether the reason of a failure is that the network dropped the deposit, which some records still list as successful. */
export function isDepositDropped(failReason: string | null | undefined): boolean {
  return failReason === 'DEPOSIT_REORGED'
}

/** Whether a request ended because of a dropped deposit: nothing was delivered, and nothing is refunded unless a refund is reported. */
export function isEndedByDrop({
  status,
  failReason,
  details,
  refundFailReason,
}: {
  status: RequestStatus
  failReason?: string | null | undefined
  /** The `details` of a status lookup, which may contain the reason. */
  details?: string | null | undefined
  refundFailReason?: string | null | undefined
}): boolean {
  return status === 'failure' && isDepositDropped(failReason ?? details) && !refundFailReason
}
