import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import { perObject } from '../../../utils/data/perObject.ts'
import { createLookAlikeTree } from '../../../utils/text/createLookAlikeTree.ts'
import { symbolSkeleton } from '../../../utils/text/symbolSkeleton.ts'
import { withoutInvisible } from '../../../utils/text/withoutInvisible.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { KnownToken } from '../../auditOptions.ts'

/**
 * The quote names its tokens as the page does, and none so that it looks like another token. The same applies to the contract of a token
 * that the page doesn't list, since its name is shown.
 */
export const tokenIdentity: AuditRuleCheck = function* ({ quote: { details }, tokens, unlistedTokens }) {
  for (const { currency } of [details.currencyIn, details.currencyOut]) {
    const own = tokens.find((token) => isSameToken(token, currency))
    const contracts = own ? [] : unlistedTokens.filter((token) => isSameToken(token, currency))
    const [difference] = [currency, ...contracts].flatMap(
      (named) => otherSymbol(named, own, tokens) ?? otherName(named, own, tokens) ?? [],
    )
    if (!difference) continue
    yield {
      severity: difference.isOfAnother ? 'confirm' : 'info',
      message: 'The quote and the page name a token differently.',
      facts: { ...difference.facts, address: currency.address },
    }
  }
}

type NamedToken = Pick<KnownToken, 'chainId' | 'symbol' | 'name'>

interface NameDifference {
  /** The symbol or name looks like that of another token of the page. */
  isOfAnother: boolean
  facts: Readonly<Record<string, string>>
}

function otherSymbol(
  { symbol = '', chainId }: NamedToken,
  own: KnownToken | undefined,
  tokens: readonly KnownToken[],
): NameDifference | undefined {
  if (!isOtherWord(symbol, own?.symbol)) return undefined
  const namesakes = symbolTreeOf(tokens).find(symbol)
  // A token on another chain may have the same symbol.
  if (own?.symbol === undefined && namesakes.every((token) => token.chainId !== chainId)) return undefined
  return { isOfAnother: namesakes.length > 0, facts: { symbol, expected: own?.symbol ?? '' } }
}

/** Names are written in many ways, so only one that looks like another token's counts. */
function otherName(
  { name = '', chainId }: NamedToken,
  own: KnownToken | undefined,
  tokens: readonly KnownToken[],
): NameDifference | undefined {
  if (!isOtherWord(name, own?.name)) return undefined
  const ownSymbol = symbolSkeleton(own?.symbol ?? '')
  const isOfAnother = nameTreeOf(tokens)
    .findByKnownLetters(name)
    .some((token) => (own ? symbolSkeleton(token.symbol ?? '') !== ownSymbol : token.chainId === chainId))
  return isOfAnother ? { isOfAnother, facts: { name, expected: own?.name ?? '' } } : undefined
}

/** Whether a word isn't empty and doesn't look like the token's own. */
function isOtherWord(word: string, own: string | undefined): boolean {
  if (withoutInvisible(word).trim() === '') return false
  return own === undefined || createLookAlikeTree([own], (text) => text).findByKnownLetters(word).length === 0
}

// Cached by list: a page passes the same one for each quote, and it may be long.
const symbolTreeOf = perObject((tokens: readonly KnownToken[]) =>
  createLookAlikeTree(tokens, ({ symbol = '' }) => symbol),
)
const nameTreeOf = perObject((tokens: readonly KnownToken[]) =>
  createLookAlikeTree(tokens, ({ name = '' }) => name),
)
