import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { createStore, type Store } from '../utils/createStore.ts'
import { nativeAddressOf, type AnyChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from './token.ts'

/** The tokens that can be chosen: native currencies first, imported ones last. */
export interface TokenStore extends Store<readonly Token[]> {
  /** Replaces the page's list, for instance when it has been loaded. Native currencies and imported tokens stay. */
  set(tokens: readonly Token[]): void
  /** Adds a token as not verified, for as long as the config lives. */
  importToken(token: Token): void
}

export interface TokenStoreParameters {
  chains: readonly AnyChain[]
  tokens: readonly Token[]
  onImport?: ((token: Token) => void) | undefined
}

/** Makes the store of the tokens of some chains. */
export function createTokenStore({ chains, tokens, onImport }: TokenStoreParameters): TokenStore {
  let listed = tokens
  let imported: readonly Token[] = []
  const { get, subscribe, set } = createStore(allTokens({ chains, listed, imported }))
  return {
    get,
    subscribe,
    set(tokens) {
      listed = tokens
      set(allTokens({ chains, listed, imported }))
    },
    importToken(token) {
      const unverified = { ...token, verified: false }
      imported = [...imported, unverified]
      set(allTokens({ chains, listed, imported }))
      onImport?.(unverified)
    },
  }
}

/** Tokens of the chains; what was imported is left out where the page lists it by now. */
function allTokens({
  chains,
  listed,
  imported,
}: Record<'listed' | 'imported', readonly Token[]> & { chains: readonly AnyChain[] }): readonly Token[] {
  const natives = chains
    .map((chain): Token => ({ ...chain.nativeCurrency, chainId: chain.id, address: nativeAddressOf(chain) }))
    .filter((native) => !listed.some((token) => isSame(token, native)))
  const isListed = (token: Token) => listed.some((other) => isSame(token, other))
  const known = new Set(chains.map(({ id }) => id))
  return [...natives, ...listed, ...imported.filter((token) => !isListed(token))].filter(({ chainId }) =>
    known.has(chainId),
  )
}

function isSame(one: Token, other: Token): boolean {
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
