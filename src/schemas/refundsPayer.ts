import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { nativeCurrencies } from '../utils/address/nativeCurrencies.ts'

/**
 * Whether a `refundTo` means whoever sent the money: of a deposit address, deployments take the address of the origin chain's
 * native currency for that, and on no chain of another family. Source: github.com/relayprotocol/relay-docs,
 * `features/deposit-addresses.mdx`.
 */
export function refundsPayer(refundTo: string | undefined): boolean {
  return nativeCurrencies.some((native) => isSameAddress(native, refundTo))
}
