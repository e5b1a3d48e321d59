import type { Token } from '../../../../utils/tokens/token.ts'
import { tokenKey, type TokenId } from '../../../../utils/tokens/tokenId.ts'
import { perObject } from '../../../../utils/data/perObject.ts'

/** Cached index of a list: lists are long, searched often and never modified. */
const indexOf = perObject((tokens: readonly Token[]) => {
  return new Map(tokens.map((token) => [tokenKey(token), token]))
})

/** Finds a token in a list. */
export function findToken(tokens: readonly Token[], id: TokenId | undefined): Token | undefined {
  return id && indexOf(tokens).get(tokenKey(id))
}
