import { isEndedByDrop } from '../status/isDepositDropped.ts'
import { isRefundKnown } from './requestLegs.ts'

/** Whether a payment to a deposit address ended because its network dropped it, without a refund. */
export function isDepositEndedByDrop(
  progress: Parameters<typeof isEndedByDrop>[0] & Parameters<typeof isRefundKnown>[0],
): boolean {
  return isEndedByDrop(progress) && !isRefundKnown(progress)
}
