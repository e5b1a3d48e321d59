import { isSameAddress } from '../../../utils/address/isSameAddress.ts'

/** Where Permit2 is on nearly every chain: who approved it there signs for each transfer. */
const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Whether an address is Permit2. No claim makes another contract Permit2: that contract may take whatever it is approved for. */
export function isPermit2(address: string | undefined): boolean {
  return isSameAddress(address, permit2Address)
}
