import { isSameAddress } from '../../utils/address/isSameAddress.ts'

/** Whether a value names a user, in whichever spelling of the address. */
export function isSameUser(value: unknown, user: string): boolean {
  return typeof value === 'string' && isSameAddress(value, user)
}
