import type { Token } from '../../../config/tokens/token.ts'
import { hasNonLatinLetters } from '../../../utils/text/hasNonLatinLetters.ts'
import { createLookAlikeTree, type LookAlikeTree } from '../../../utils/text/createLookAlikeTree.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'

/** What a person should know before taking a token. */
export type TokenFlag =
  /** The page does not vouch for it. */
  | 'unverified'
  /** Its symbol can be taken for that of a token the page vouches for. */
  | 'lookAlike'
  /** Its symbol has letters of another script. */
  | 'foreign'

/** Symbols that the page vouches for, by what they look like. */
const trees = new WeakMap<readonly Token[], LookAlikeTree<Token>>()

/** Says what to look out for; nothing for tokens that the page vouches for, whose symbols may be what they like. */
export function tokenFlags(token: Token, tokens: readonly Token[]): TokenFlag[] {
  if (token.verified !== false) return []
  const known = lookAlikeOf(token, tokens)
  return [
    'unverified',
    ...(known ? (['lookAlike'] as const) : []),
    ...(hasNonLatinLetters(token.symbol) ? (['foreign'] as const) : []),
  ]
}

/** The token that another one's symbol can be taken for. */
export function lookAlikeOf(token: Token, tokens: readonly Token[]): Token | undefined {
  const known =
    trees.get(tokens) ??
    createLookAlikeTree(
      tokens.filter(({ verified }) => verified !== false),
      ({ symbol }) => symbol,
    )
  trees.set(tokens, known)
  return known.find(token.symbol).find((other) => !isSameToken(other, token))
}
