import type { Address, Chain } from 'viem'
import type { Token } from '../hooks/token.ts'
import { isSameAddress } from '../utils/address.ts'

/** What a token is: its chain and its address there. */
export interface TokenId {
  chainId: number
  /** The zero address for the chain's native currency. */
  address: Address
}

/** Finds a token in a list. */
export function findToken(tokens: readonly Token[], id: TokenId | undefined): Token | undefined {
  return (
    id && tokens.find((token) => token.chainId === id.chainId && isSameAddress(token.address, id.address))
  )
}

/** Name of a chain, or its number where the page does not know it. */
export function chainName(chains: readonly Chain[], chainId: number): string {
  return chains.find(({ id }) => id === chainId)?.name ?? String(chainId)
}
