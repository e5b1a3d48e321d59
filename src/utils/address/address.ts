/** Stands for a chain's native currency wherever a currency's address is asked for. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Compares addresses by what they mean: the letter case of an EVM address is only a checksum (ERC-55). */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && withoutChecksum(one) === withoutChecksum(other)
}

function withoutChecksum(address: string | undefined): string | undefined {
  return address?.replace(/^0x[0-9a-fA-F]{40}$/, (hex) => hex.toLowerCase())
}

/** Shortens an address for a list; never the only form where money is sent. */
export function shortenAddress(address: string): string {
  return address.length <= 17 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`
}
