import type { Address, Hex } from 'viem'

/** What an app needs to know of a running sandbox, as JSON. `sandboxConfig` of `@causeway/sandbox/page` turns it into a config. */
export interface SandboxFacts {
  /** Base address for a page: adds the API key, as a server of yours does in production. */
  proxyUrl: string
  /** Base address for programs, which bring the API key themselves. */
  serviceUrl: string
  /** The word in the names of fees that each deployment replaces with its own brand. */
  brand: string
  /** URL to list and switch faults. */
  adminUrl: string
  /** The key for the history, sent in the header `x-api-key`. */
  apiKey: string
  chains: readonly {
    id: number
    name: string
    rpcUrl: string
    /** The contract that takes deposits. */
    depository: Address
    /** The contracts that take permits. */
    permitSpenders: readonly Address[]
    /** The contracts that swap on this chain. */
    routers: readonly Address[]
    /** The contracts that fill requests, whose events prove a fill. */
    fillContracts: readonly Address[]
    nativeCurrency: { symbol: string; name: string; decimals: number }
  }[]
  /** Every currency of every chain; the zero address stands for the native ones. */
  tokens: readonly { chainId: number; address: Address; symbol: string; name: string; decimals: number }[]
  /** The account that fills orders and takes permits. */
  solver: Address
  /** Accounts with publicly known keys. */
  accounts: readonly { address: Address; privateKey: Hex }[]
}
