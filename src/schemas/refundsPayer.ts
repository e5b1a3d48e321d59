import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'

/** Native currencies of the EVM, Bitcoin and Solana. */
const nativeCurrencies: readonly string[] = [
  zeroAddress,
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  '11111111111111111111111111111111',
]

/**
 * Whether a `refundTo` means whoever sent the money: of a deposit address, deployments take the address of the origin chain's
 * native currency for that, and on no chain of another family. Source: github.com/relayprotocol/relay-docs,
 * `features/deposit-addresses.mdx`.
 */
export function refundsPayer(refundTo: string | undefined): boolean {
  return nativeCurrencies.some((native) => isSameAddress(native, refundTo))
}
