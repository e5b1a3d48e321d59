import type { Currency } from '../../../schemas/currency.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import { symbolLooks, symbolSkeleton } from '../../../utils/text/symbolSkeleton.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { KnownToken } from '../../auditOptions.ts'

/** The quote calls its tokens what the page calls them, and none by what looks like the name of another. */
export const tokenIdentity: AuditRuleCheck = function* ({ quote: { details }, tokens }) {
  for (const { currency } of [details.currencyIn, details.currencyOut]) {
    const own = tokens.find((token) => isSameToken(token, currency))
    const told = otherSymbol(currency, own, tokens) ?? otherName(currency, own, tokens)
    if (!told) continue
    yield {
      severity: told.isOfAnother ? 'confirm' : 'info',
      message: 'The quote and the page name a token differently.',
      facts: { ...told.facts, address: currency.address },
    }
  }
}

interface OtherWord {
  /** It can be taken for that of another token of the page. */
  isOfAnother: boolean
  facts: Readonly<Record<string, string>>
}

function otherSymbol(
  { symbol = '', chainId }: Currency,
  own: KnownToken | undefined,
  tokens: readonly KnownToken[],
): OtherWord | undefined {
  const looks = otherLooks(symbol, own?.symbol)
  if (looks.length === 0) return undefined
  const namesakes = withLooks(tokens, 'symbol', looks)
  // A token of another chain may well be called the same.
  if (own?.symbol === undefined && namesakes.every((token) => token.chainId !== chainId)) return undefined
  return { isOfAnother: namesakes.length > 0, facts: { symbol, expected: own?.symbol ?? '' } }
}

/** Names are written in many ways: only that of another token counts. */
function otherName(
  { name = '', chainId }: Currency,
  own: KnownToken | undefined,
  tokens: readonly KnownToken[],
): OtherWord | undefined {
  const looks = otherLooks(name, own?.name)
  const ownSymbol = symbolSkeleton(own?.symbol ?? '')
  const isOfAnother = withLooks(tokens, 'name', looks).some((token) =>
    own ? symbolSkeleton(token.symbol ?? '') !== ownSymbol : token.chainId === chainId,
  )
  return isOfAnother ? { isOfAnother, facts: { name, expected: own?.name ?? '' } } : undefined
}

/** What a word looks like; nothing where it looks like the token's own, or like nothing. */
function otherLooks(said: string, own: string | undefined): readonly string[] {
  const looks = symbolLooks(said).filter((look) => look !== '')
  return own !== undefined && symbolLooks(own).some((look) => looks.includes(look)) ? [] : looks
}

type Word = 'symbol' | 'name'

/** A page's list is the same object for quote after quote, and may be long. */
const looks = new WeakMap<readonly KnownToken[], Record<Word, ReadonlyMap<string, KnownToken[]>>>()

function withLooks(
  tokens: readonly KnownToken[],
  word: Word,
  wanted: readonly string[],
): readonly KnownToken[] {
  let known = looks.get(tokens)
  if (!known) {
    known = { symbol: byLook(tokens, 'symbol'), name: byLook(tokens, 'name') }
    looks.set(tokens, known)
  }
  const { [word]: byWord } = known
  return wanted.flatMap((look) => byWord.get(look) ?? [])
}

function byLook(tokens: readonly KnownToken[], word: Word): ReadonlyMap<string, KnownToken[]> {
  const found = new Map<string, KnownToken[]>()
  for (const token of tokens) {
    for (const look of symbolLooks(token[word] ?? '')) found.set(look, [...(found.get(look) ?? []), token])
  }
  return found
}
