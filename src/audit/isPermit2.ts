import { isSameAddress } from '../utils/address/isSameAddress.ts'
import type { AllowedAddresses } from './allowedAddresses.ts'

/** Where Permit2 is on most chains: who approved it there signs for each transfer. */
const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Whether an address is Permit2: at another place than the public one it is where the integrator knows it, and no quote says so. */
export function isPermit2(
  address: string | undefined,
  { trustsQuote, isService }: Pick<AllowedAddresses, 'trustsQuote' | 'isService'>,
): boolean {
  if (address === undefined) return false
  return isSameAddress(address, permit2Address) || (!trustsQuote && isService(address))
}
