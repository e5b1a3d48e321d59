import type { Token } from '../../../config/token.ts'
import { withoutChecksum } from '../../../utils/address/isSameAddress.ts'

/** What a token is: its chain and its address there. */
export interface TokenId {
  chainId: number
  /** The zero address for an EVM chain's native currency. */
  address: string
}

/** A token's identity as one word, the same for every letter case of its address. */
export function tokenKey({ chainId, address }: TokenId): string {
  return `${chainId}:${withoutChecksum(address)}`
}

/** True for one and the same token. */
export function isSameToken(one: TokenId | undefined, other: TokenId | undefined): boolean {
  return one !== undefined && other !== undefined && tokenKey(one) === tokenKey(other)
}

/** Lists are long, asked often and never changed. */
const indexes = new WeakMap<readonly Token[], ReadonlyMap<string, Token>>()

/** Finds a token in a list. */
export function findToken(tokens: readonly Token[], id: TokenId | undefined): Token | undefined {
  if (!id) return undefined
  let index = indexes.get(tokens)
  if (!index) {
    index = new Map(tokens.map((token) => [tokenKey(token), token]))
    indexes.set(tokens, index)
  }
  return index.get(tokenKey(id))
}
