/**
 * Compares addresses by what they mean: the letter case of an EVM address is only a checksum (ERC-55), and of a
 * Bitcoin address in bech32 means nothing (BIP 173). What is no EVM address,
 * and viem's `isAddressEqual` throws for, is compared as it is.
 */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && withoutChecksum(one) === withoutChecksum(other)
}

/**
 * An address as it is compared: of the EVM, and of Bitcoin in the capitals of QR codes, in small letters; any other as it is,
 * since base58 minds letter case.
 */
export function withoutChecksum(address: string): string {
  return address.replace(/^(?:0x[0-9a-fA-F]{40}|(?:BC|TB)1[0-9A-Z]+)$/, (text) => text.toLowerCase())
}
