import type { Token } from '../../../utils/tokens/token.ts'
import { hasNonLatinLetters } from '../../../utils/text/hasNonLatinLetters.ts'
import { createLookAlikeTree } from '../../../utils/text/createLookAlikeTree.ts'
import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import { perObject } from '../../../utils/data/perObject.ts'

/** A warning to show before a token is selected. */
type TokenFlag =
  /** The page hasn't verified it. */
  | 'unverified'
  /** Its symbol looks like that of a token that the page has verified. */
  | 'lookAlike'
  /** Its symbol has letters of another script. */
  | 'foreign'

/** Symbols of verified tokens, indexed by their appearance. */
const treeOf = perObject((tokens: readonly Token[]) =>
  createLookAlikeTree(
    tokens.filter(({ verified }) => verified !== false),
    ({ symbol }) => symbol,
  ),
)

/** The warnings about a token; none if the page has verified it, whatever its symbol. */
export function tokenFlags(token: Token, tokens: readonly Token[]): TokenFlag[] {
  if (token.verified !== false) return []
  const known = lookAlikeOf(token, tokens)
  return [
    'unverified',
    ...(known ? (['lookAlike'] as const) : []),
    ...(hasNonLatinLetters(token.symbol) ? (['foreign'] as const) : []),
  ]
}

/** The verified token that a token's symbol looks like. */
export function lookAlikeOf(token: Token, tokens: readonly Token[]): Token | undefined {
  return treeOf(tokens)
    .find(token.symbol)
    .find((other) => !isSameToken(other, token))
}
