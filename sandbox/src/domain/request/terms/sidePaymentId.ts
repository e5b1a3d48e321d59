import { concat, keccak256, stringToHex, type Hex } from 'viem'

/** The id of a payment besides the order's own fill and refund. The depository pays each id once. */
export function sidePaymentId(orderId: Hex, purpose: string): Hex {
  return keccak256(concat([orderId, stringToHex(purpose)]))
}
