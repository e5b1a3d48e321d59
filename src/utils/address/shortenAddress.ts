import { withChecksum } from './withChecksum.ts'

/** Shortens an address or a hash to `0x2177…2f76`, enough to recognize it. Never the only form where funds are sent. */
export function shortenAddress(address: string): string {
  const text = withChecksum(address)
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`
}
