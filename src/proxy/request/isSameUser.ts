import { evmAddressPattern } from '../../schemas/base/primitives.ts'

/** Whether two addresses are the same: the case of an EVM address is only a checksum (ERC-55). */
export function isSameUser(one: unknown, other: string): boolean {
  return typeof one === 'string' && toUserKey(one) === toUserKey(other)
}

/** A form of an address that is the same for all its spellings. */
export function toUserKey(user: string): string {
  return evmAddressPattern.test(user) ? user.toLowerCase() : user
}
