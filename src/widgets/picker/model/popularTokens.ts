import type { Token } from '../../../utils/tokens/token.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { tokenKey, type TokenId } from '../../../utils/tokens/tokenId.ts'
import type { TokenGroup } from './tokenSearch.ts'

/** In shorter lists, popular tokens aren't grouped. */
const minTokens = 24

/** Maximum number of popular tokens. */
const maxPopular = 6

/** Common tokens on most chains, besides native ones. */
const popularSymbols = new Set(['USDC', 'USDT', 'WETH', 'WBTC', 'DAI'])

/**
 * The tokens that most users look for: those that the page names, or else, in a long list, native tokens and well-known symbols that the
 * page has verified.
 */
export function popularTokens(
  tokens: readonly Token[],
  named: readonly TokenId[] | undefined,
): ReadonlySet<string> {
  if (named) return new Set(named.map(tokenKey))
  if (tokens.length < minTokens) return new Set()
  const found = tokens.filter(
    (token) =>
      token.verified !== false && (token.address === zeroAddress || popularSymbols.has(token.symbol)),
  )
  return new Set(found.slice(0, maxPopular).map(tokenKey))
}

/** Puts popular tokens into their own group, below those that the wallet holds. */
export function leadWithPopular(
  groups: readonly TokenGroup[],
  popular: ReadonlySet<string>,
): readonly TokenGroup[] {
  const [held, others] = [
    groups.filter(({ chainId }) => chainId === undefined),
    groups.filter(({ chainId }) => chainId !== undefined),
  ]
  const leading = others.flatMap(({ tokens }) => tokens.filter(({ key }) => popular.has(key)))
  if (leading.length === 0) return groups
  const rest = others.map((group) => ({
    ...group,
    tokens: group.tokens.filter(({ key }) => !popular.has(key)),
  }))
  return [
    ...held,
    { key: 'group popular', chainId: undefined, isPopular: true, tokens: leading },
    ...rest.filter(({ tokens }) => tokens.length > 0),
  ]
}
