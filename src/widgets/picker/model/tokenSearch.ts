import type { Token } from '../../../utils/tokens/token.ts'
import { tokenKey, type TokenId } from '../../../utils/tokens/tokenId.ts'
import { perObject } from '../../../utils/data/perObject.ts'

/** A token of the list. */
export interface ListedToken {
  /** Identifies the token. */
  key: string
  token: Token
}

/** Tokens under one heading. */
export interface TokenGroup {
  key: string
  /** Their chain; undefined for tokens that the wallet holds, and for popular ones. */
  chainId: number | undefined
  /** Whether they are the popular tokens. @default false */
  isPopular?: boolean | undefined
  tokens: readonly ListedToken[]
}

export interface TokenSearchOptions {
  /** Chains in the order in which they are shown. */
  chainIds: readonly number[]
  /** Whether a token may be selected. */
  isAllowed: (token: TokenId) => boolean
  /** Tokens that the wallet is known to hold; they come first, in this order. */
  held: readonly Token[]
}

/**
 * Finds tokens by symbol, name or address, best matches first; all of them while the query is empty.
 *
 * @param chainId Finds tokens on this chain only. @default all chains
 */
type TokenSearch = (query: string, chainId?: number) => readonly TokenGroup[]

/** A token with its searchable text, in lower case. */
interface Entry extends ListedToken {
  /** Its symbol, and its name on a separate line. */
  words: string
  nameAt: number
  address: string
}

/** Number of ranks that `rankOf` returns. */
const rankCount = 4

/** All tokens of a list with their searchable text. Cached, since lists are long, searched with every key and never modified. */
export const searchEntriesOf = perObject((tokens: readonly Token[]): readonly Entry[] =>
  tokens.map((token) => {
    const symbol = token.symbol.toLowerCase()
    return {
      key: tokenKey(token),
      token,
      words: `${symbol}\n${token.name.toLowerCase()}`,
      nameAt: symbol.length + 1,
      address: token.address.toLowerCase(),
    }
  }),
)

/**
 * Minimum length of a text that is searched as an address: outside the EVM, addresses have no common prefix, and words are usually shorter.
 */
const minAddressLength = 8

function isAddressLike(query: string): boolean {
  return query.startsWith('0x') || query.length >= minAddressLength
}

/** How well a token matches the query; lower is better, undefined doesn't match. */
function rankOf({ words, nameAt, address }: Entry, query: string): number | undefined {
  const at = words.indexOf(query)
  if (at < 0) return isAddressLike(query) && address.startsWith(query) ? 0 : undefined
  if (at === 0) return query.length === nameAt - 1 ? 0 : 1
  return words.startsWith(query, nameAt) ? 2 : 3
}

/** Tokens of one group, in the page's order. */
interface Candidates {
  chainId: number | undefined
  entries: readonly Entry[]
}

/** Creates a search in groups: tokens that the wallet holds, then chain by chain. */
export function createTokenSearch(
  tokens: readonly Token[],
  { chainIds, isAllowed, held }: TokenSearchOptions,
): TokenSearch {
  const byChain = new Map<number | undefined, Entry[]>([undefined, ...chainIds].map((id) => [id, []]))
  const heldAt = new Map(held.map((token, place) => [tokenKey(token), place]))
  for (const entry of searchEntriesOf(tokens)) {
    const { key, token } = entry
    if (isAllowed(token)) byChain.get(heldAt.has(key) ? undefined : token.chainId)?.push(entry)
  }
  byChain.get(undefined)?.sort((one, other) => (heldAt.get(one.key) ?? 0) - (heldAt.get(other.key) ?? 0))
  const all = [...byChain].map(([chainId, members]): Candidates => ({ chainId, entries: members }))
  /** The last result. A longer query matches nothing that a shorter one didn't match. */
  let last = { wanted: '', chainId: undefined as number | undefined, found: all }

  return (query, chainId) => {
    const wanted = query.trim().toLowerCase()
    // An earlier result without address search lacks the matches by address.
    const isNarrower =
      chainId === last.chainId &&
      wanted.startsWith(last.wanted) &&
      (!isAddressLike(wanted) || isAddressLike(last.wanted))
    const found: Candidates[] = []
    const ranked: { best: number; group: TokenGroup }[] = []
    for (const group of isNarrower ? last.found : all) {
      const fitting: Entry[] = []
      const ranks = Array.from({ length: rankCount }, (): Entry[] => [])
      for (const entry of group.entries) {
        if (chainId !== undefined && entry.token.chainId !== chainId) continue
        const rank = rankOf(entry, wanted)
        if (rank === undefined) continue
        fitting.push(entry)
        ranks[rank]?.push(entry)
      }
      if (fitting.length === 0) continue
      found.push({ chainId: group.chainId, entries: fitting })
      ranked.push({
        best: group.chainId === undefined ? -1 : ranks.findIndex((members) => members.length > 0),
        group: { key: `group ${group.chainId}`, chainId: group.chainId, tokens: ranks.flat() },
      })
    }
    last = { wanted, chainId, found }
    // The best match moves its group to the front; sorting keeps the order of equal matches.
    return ranked.toSorted((one, other) => one.best - other.best).map(({ group }) => group)
  }
}
