import { evmAddressPattern } from '../../schemas/base/primitives.ts'

/** Whether two addresses are one: the letter case of an EVM address is only a checksum (ERC-55). */
export function isSameUser(one: unknown, other: string): boolean {
  return typeof one === 'string' && toUserKey(one) === toUserKey(other)
}

/** The form of an address that is the same for all ways to write it. */
export function toUserKey(user: string): string {
  return evmAddressPattern.test(user) ? user.toLowerCase() : user
}
