import type { Token } from '../../../../config/tokens/token.ts'
import { tokenKey, type TokenId } from '../../../../utils/address/tokenId.ts'

/** Lists are long, searched often and never modified. */
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
