import type { Address } from 'viem'

/** True for `0x` and 40 hex digits. */
export function isAddress(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text)
}
