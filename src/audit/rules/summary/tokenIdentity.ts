import { isSameToken } from '../../../utils/address/tokenId.ts'
import { createLookAlikeTree, type LookAlikeTree } from '../../../utils/text/createLookAlikeTree.ts'
import { symbolSkeleton } from '../../../utils/text/symbolSkeleton.ts'
import { withoutInvisible } from '../../../utils/text/withoutInvisible.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
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
  const namesakes = treeOf(tokens, 'symbol').find(symbol)
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
  const isOfAnother = treeOf(tokens, 'name')
    .findByKnownLetters(name)
    .some((token) => (own ? symbolSkeleton(token.symbol ?? '') !== ownSymbol : token.chainId === chainId))
  return isOfAnother ? { isOfAnother, facts: { name, expected: own?.name ?? '' } } : undefined
}

/** Whether a word isn't empty and doesn't look like the token's own. */
function isOtherWord(word: string, own: string | undefined): boolean {
  if (withoutInvisible(word).trim() === '') return false
  return own === undefined || createLookAlikeTree([own], (text) => text).findByKnownLetters(word).length === 0
}

type Word = 'symbol' | 'name'

/** Cached by list: a page passes the same object for each quote, and it may be long. */
const trees = new WeakMap<readonly KnownToken[], Map<Word, LookAlikeTree<KnownToken>>>()

function treeOf(tokens: readonly KnownToken[], word: Word): LookAlikeTree<KnownToken> {
  const known = trees.get(tokens) ?? new Map<Word, LookAlikeTree<KnownToken>>()
  trees.set(tokens, known)
  const tree = known.get(word) ?? createLookAlikeTree(tokens, ({ [word]: named = '' }) => named)
  known.set(word, tree)
  return tree
}
