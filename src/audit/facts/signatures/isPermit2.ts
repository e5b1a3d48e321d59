import { isSameAddress } from '../../../utils/address/isSameAddress.ts'

/** Permit2's address on nearly every chain. After approving it there, the user signs for each transfer. */
const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/**
 * Whether an address is Permit2. A contract at another address isn't Permit2, whatever it claims: it may take everything that is approved
 * to it.
 */
export function isPermit2(address: string | undefined): boolean {
  return isSameAddress(address, permit2Address)
}
