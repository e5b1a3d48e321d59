import type { Address } from 'viem'

/** A token as the Token Lists standard writes it. The zero address stands for a chain's native currency. */
export interface Token {
  chainId: number
  address: Address
  symbol: string
  name: string
  decimals: number
  /** Address of a picture; only `https:` is loaded. */
  logoURI?: string | undefined
  /** False for a token that the page does not vouch for, such as one that a person imported. @default true */
  verified?: boolean | undefined
}
