/**
 * Compares addresses by what they mean: the letter case of an EVM address is only a checksum (ERC-55). What is no EVM address,
 * and viem's `isAddressEqual` throws for, is compared as it is.
 */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && withoutChecksum(one) === withoutChecksum(other)
}

function withoutChecksum(address: string | undefined): string | undefined {
  return address?.replace(/^0x[0-9a-fA-F]{40}$/, (hex) => hex.toLowerCase())
}
