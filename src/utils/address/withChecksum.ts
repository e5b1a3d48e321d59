import { getAddress } from 'viem'

/**
 * Adds the checksum (ERC-55) to an EVM address in a single letter case, as wallets and explorers write it. Any other text stays unchanged.
 */
export function withChecksum(text: string): string {
  return /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(text) ? getAddress(text) : text
}
