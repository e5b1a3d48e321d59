import { checkListener } from '../../errors/checks/checkListener.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { tokenKey } from '../../utils/tokens/tokenId.ts'
import { createStore, type Store } from '../../utils/events/createStore.ts'
import { callIsolated } from '../../utils/events/reportException.ts'
import { nativeAddressOf, type AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { findTokenProblem } from './findTokenProblem.ts'
import type { Token } from '../../utils/tokens/token.ts'

/** The tokens that users can select: native tokens first, imported ones last. */
export interface TokenStore extends Store<readonly Token[]> {
  /**
   * Replaces the page's list, for example once it has loaded. Native tokens and imported tokens are kept.
   *
   * @throws {InvalidArgumentError} naming the first entry that isn't a token; the list stays unchanged.
   */
  setState(tokens: readonly Token[]): void
  /**
   * Adds a token as not verified, for the lifetime of the config.
   *
   * @throws {InvalidArgumentError} when it isn't a token; then nothing is kept, and `onTokenImport` isn't called.
   */
  importToken(token: Token): void
}

interface TokenStoreParameters {
  chains: readonly AnyChain[]
  tokens: readonly Token[]
  onImport?: ((token: Token) => void) | undefined
}

/** Creates the store of tokens on some chains. */
export function createTokenStore({ chains, tokens, onImport }: TokenStoreParameters): TokenStore {
  let listed: readonly Token[] = [...tokens]
  let imported: readonly Token[] = []
  const { getState, subscribe, setState } = createStore(allTokens({ chains, listed, imported }))
  return {
    getState,
    subscribe: checkListener(subscribe),
    setState(tokens) {
      const caller = 'config.tokens.setState'
      if (!Array.isArray(tokens)) {
        throw new InvalidArgumentError({ caller, argument: 'tokens', rule: 'it must be an array of tokens' })
      }
      // A copy, since the page may later add unchecked tokens to its own list.
      const checked = [...tokens]
      for (const [index, token] of checked.entries()) {
        const problem = findTokenProblem(token, { index, chains })
        if (problem) throw new InvalidArgumentError({ caller, ...problem })
      }
      listed = checked
      setState(allTokens({ chains, listed, imported }))
    },
    importToken(token) {
      const problem = findTokenProblem(token, { chains })
      if (problem) throw new InvalidArgumentError({ caller: 'config.tokens.importToken', ...problem })
      const unverified = { ...token, verified: false }
      imported = [...imported, unverified]
      setState(allTokens({ chains, listed, imported }))
      callIsolated(() => onImport?.(unverified))
    },
  }
}

/** All tokens on the chains, each once; an imported token is left out once the page lists it. */
function allTokens({
  chains,
  listed,
  imported,
}: Record<'listed' | 'imported', readonly Token[]> & { chains: readonly AnyChain[] }): readonly Token[] {
  const natives = chains.map((chain): Token => ({
    ...chain.nativeCurrency,
    chainId: chain.id,
    address: nativeAddressOf(chain),
  }))
  const known = new Set(chains.map(({ id }) => id))
  // The page may list native tokens by any address; of duplicates, the first counts.
  const first = new Map<string, Token>()
  for (const token of [...listed, ...natives, ...imported]) {
    const key = tokenKey(token)
    if (known.has(token.chainId) && !first.has(key)) first.set(key, token)
  }
  const chosen = new Set(first.values())
  return [...natives, ...listed, ...imported].filter((token) => chosen.has(token))
}
