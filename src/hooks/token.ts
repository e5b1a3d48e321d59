import type { Address } from 'viem'

/** A token as the Token Lists standard writes it. The zero address stands for a chain's native currency. */
export interface Token {
  chainId: number
  address: Address
  symbol: string
  name: string
  decimals: number
  logoURI?: string | undefined
}
