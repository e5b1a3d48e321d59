import { decodeTonAddress } from './families/parseTonAddress.ts'

/** Whether two addresses are the same, whatever their spelling. viem's `isAddressEqual` throws for addresses outside the EVM. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && comparableAddress(one) === comparableAddress(other)
}

/**
 * A comparable form of an address. Letter case is only a checksum in the EVM (ERC-55), and has no meaning in Bitcoin's bech32 (BIP 173). A
 * TON account has several spellings, which differ in whether payments bounce (TEP-2). Any other address stays unchanged, since base58 is
 * case-sensitive.
 */
export function comparableAddress(address: string): string {
  if (caseless.test(address)) return address.toLowerCase()
  const ton = decodeTonAddress(address)
  return ton ? `${ton.isTestnet ? 'testnet ' : ''}${ton.workchain}:${ton.account}` : address
}

/** Addresses whose case doesn't matter. No TON address starts like these. */
const caseless = /^(?:0x[0-9a-fA-F]{40}|(?:BC|TB)1[0-9A-Z]+)$/
