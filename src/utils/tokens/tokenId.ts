import { comparableAddress } from '../address/isSameAddress.ts'

/** The identity of a token: its chain and its address there. */
export interface TokenId {
  chainId: number
  /** The zero address for an EVM chain's native token. */
  address: string
}

/** A token's identity as a string, independent of its address's letter case. */
export function tokenKey({ chainId, address }: TokenId): string {
  return `${chainId}:${comparableAddress(address)}`
}

/** A token's identity as far as known. */
interface MaybeTokenId {
  chainId?: number | undefined
  address?: string | undefined
}

/** True for the same token; false if one is unknown. */
export function isSameToken(one: MaybeTokenId | undefined, other: MaybeTokenId | undefined): boolean {
  return isTokenId(one) && isTokenId(other) && tokenKey(one) === tokenKey(other)
}

function isTokenId(token: MaybeTokenId | undefined): token is TokenId {
  return token?.chainId !== undefined && token.address !== undefined
}
