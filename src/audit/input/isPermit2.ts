import { isSameAddress } from '../../utils/address/isSameAddress.ts'

/** Where Permit2 is on nearly every chain: who approved it there signs for each transfer. */
const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Whether an address is Permit2. Nobody's word counts at another place: what is approved to any other contract, it may take. */
export function isPermit2(address: string | undefined): boolean {
  return address !== undefined && isSameAddress(address, permit2Address)
}
