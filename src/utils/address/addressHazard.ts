import { isSameAddress } from './isSameAddress.ts'
import { zeroAddress } from './zeroAddress.ts'

/** Why nobody's money may go to an address. */
export type AddressHazard =
  /** Nobody has its key. */
  | 'zero'
  /** It is a token. */
  | 'token'

/** Where people send what they want to destroy. */
const burnAddress = '0x000000000000000000000000000000000000dEaD'

/** What speaks against an address as somebody's own; undefined when nothing does. */
export function addressHazard(address: string, tokens: readonly string[]): AddressHazard | undefined {
  if (isSameAddress(address, zeroAddress) || isSameAddress(address, burnAddress)) return 'zero'
  return tokens.some((token) => isSameAddress(token, address)) ? 'token' : undefined
}
