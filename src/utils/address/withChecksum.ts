import { getAddress } from 'viem'

/** An EVM address in one case gets its checksum (ERC-55), as wallets and explorers write it; any other text stays as it is. */
export function withChecksum(text: string): string {
  return /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(text) ? getAddress(text) : text
}
