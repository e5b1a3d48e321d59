import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { nativePlaceholders } from '../utils/address/nativePlaceholders.ts'

/**
 * Whether a `refundTo` means the payer: for a deposit address, deployments use the address of the origin chain's native token for that, on
 * EVM chains only. Source: github.com/relayprotocol/relay-docs, `features/deposit-addresses.mdx`.
 */
export function refundsPayer(refundTo: string | undefined): boolean {
  return nativePlaceholders.some((native) => isSameAddress(native, refundTo))
}
