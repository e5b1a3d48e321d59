import { concat, keccak256, stringToHex, type Hex } from 'viem'

/** The id of a payment beside those of the request itself: the depository pays each id once. */
export function sideId(id: Hex, purpose: string): Hex {
  return keccak256(concat([id, stringToHex(purpose)]))
}
