import type { Address, Hex } from 'viem'

/** What the page is told about the running sandbox. */
export interface SandboxFacts {
  /** The word that the service writes where the interface says `svc`, if it is another. */
  brand?: string | undefined
  chains: readonly ChainFacts[]
  /** Who fills the service's orders, and takes permits. */
  solver: Address
  /**
   * Accounts to play with, keys included. Everybody has these keys: they derive from a published test phrase.
   * Never send real money to these addresses, on any chain.
   */
  accounts: readonly { address: Address; privateKey: Hex }[]
}

/** A local chain. */
export interface ChainFacts {
  id: number
  name: string
  /** The contract that takes deposits. */
  depository: Address
  /** The contract that takes permits of Permit2. */
  callFiller: Address
  approvalProxy: Address
  /** The contracts that swap on this chain. */
  swapSources: readonly { address: Address }[]
  currencies: readonly CurrencyFacts[]
}

/** A currency of a chain; the zero address stands for the native one. */
export interface CurrencyFacts {
  address: Address
  symbol: string
  name: string
  decimals: number
  /** US dollars for one of it. */
  priceUsd: string
}
