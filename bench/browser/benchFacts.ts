/** What the server of the bench tells its pages. */
export interface BenchFacts {
  account: `0x${string}`
  chains: readonly { id: number; name: string }[]
  tokens: readonly {
    chainId: number
    address: `0x${string}`
    symbol: string
    name: string
    decimals: number
  }[]
}
