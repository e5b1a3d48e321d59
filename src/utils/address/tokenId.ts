import { comparableAddress } from './isSameAddress.ts'

/** The identity of a token: its chain and its address there. */
export interface TokenId {
  chainId: number
  /** The zero address for an EVM chain's native currency. */
  address: string
}

/** A token's identity as one word, the same for every letter case of its address. */
export function tokenKey({ chainId, address }: TokenId): string {
  return `${chainId}:${comparableAddress(address)}`
}

/** As much of it as a record says. */
interface MaybeTokenId {
  chainId?: number | undefined
  address?: string | undefined
}

/** True for one and the same token; what is not known is no token. */
export function isSameToken(one: MaybeTokenId | undefined, other: MaybeTokenId | undefined): boolean {
  return isTokenId(one) && isTokenId(other) && tokenKey(one) === tokenKey(other)
}

function isTokenId(token: MaybeTokenId | undefined): token is TokenId {
  return token?.chainId !== undefined && token.address !== undefined
}
