/** Shortens an address for a list; never the only form where money is sent. */
export function shortenAddress(address: string): string {
  return address.length <= 17 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`
}
