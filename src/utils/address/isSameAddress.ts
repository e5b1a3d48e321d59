import { decodeTonAddress } from './families/parseTonAddress.ts'

/** Compares addresses by what they mean: viem's `isAddressEqual` throws for what is none of the EVM. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && comparableAddress(one) === comparableAddress(other)
}

/**
 * An address as it is compared. Letter case is only a checksum in the EVM (ERC-55), and means nothing in Bitcoin's bech32 (BIP 173). One
 * account of TON has several spellings, which differ in whether payments bounce (TEP-2). Any other stays as it is, since base58 minds
 * letter case.
 */
export function comparableAddress(address: string): string {
  if (caseless.test(address)) return address.toLowerCase()
  const ton = decodeTonAddress(address)
  return ton ? `${ton.isTestnet ? 'testnet ' : ''}${ton.workchain}:${ton.account}` : address
}

/** No address of TON begins like these. */
const caseless = /^(?:0x[0-9a-fA-F]{40}|(?:BC|TB)1[0-9A-Z]+)$/
