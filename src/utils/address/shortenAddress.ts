/** Shortens an address or a hash to `0x2177…2f76`, enough to recognize it; never the only form where money is sent. */
export function shortenAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
