export interface Payment {
  address: string
  chainId: number
  /** Native currency, in its smallest unit. */
  amount: bigint
}

/** Writes a payment in a chain's native currency as a link that wallets read (ERC-681). */
export function paymentUri({ address, chainId, amount }: Payment): string {
  return `ethereum:${address}@${chainId}?value=${amount}`
}
