import type { Token } from '../../../config/tokens/token.ts'
import { tokenKey, type TokenId } from '../../../utils/address/tokenId.ts'

/** A token of the list. */
export interface ListedToken {
  /** What tells it from all others. */
  key: string
  token: Token
}

/** Tokens that stand under one heading. */
export interface TokenGroup {
  key: string
  /** The chain that they are of; undefined for what the wallet holds, and for popular ones. */
  chainId: number | undefined
  /** What most people look for. @default false */
  isPopular?: boolean | undefined
  tokens: readonly ListedToken[]
}

export interface TokenSearchOptions {
  /** Chains in the order they are shown. */
  chainIds: readonly number[]
  /** Whether a token may be chosen. */
  isAllowed: (token: TokenId) => boolean
  /** What the wallet is known to hold; it comes first, in this order. */
  held: readonly Token[]
}

/**
 * Finds tokens by symbol, name or address, the best fits first; all of them while nothing is typed.
 *
 * @param chainId finds tokens of this chain only. @default all chains
 */
export type TokenSearch = (query: string, chainId?: number) => readonly TokenGroup[]

/** A token with the words it is found by, in lower case. */
interface Entry extends ListedToken {
  /** Its symbol, and its name on a line of its own. */
  words: string
  nameAt: number
  address: string
}

/** How many ranks `rankOf` gives. */
const rankCount = 4

/** Lists are long, searched with every key and never changed. */
const entries = new WeakMap<readonly Token[], readonly Entry[]>()

/** All tokens of a list with what they are found by. */
export function searchEntriesOf(tokens: readonly Token[]): readonly Entry[] {
  const known = entries.get(tokens)
  if (known) return known
  const made = tokens.map((token): Entry => {
    const symbol = token.symbol.toLowerCase()
    return {
      key: tokenKey(token),
      token,
      words: `${symbol}\n${token.name.toLowerCase()}`,
      nameAt: symbol.length + 1,
      address: token.address.toLowerCase(),
    }
  })
  entries.set(tokens, made)
  return made
}

/** Outside the EVM an address begins with anything: with this many characters it is hardly a word. */
const minAddressLength = 8

function isAddressLike(query: string): boolean {
  return query.startsWith('0x') || query.length >= minAddressLength
}

/** How well a token fits what was typed; lower is better, undefined does not fit. */
function rankOf({ words, nameAt, address }: Entry, query: string): number | undefined {
  const at = words.indexOf(query)
  if (at < 0) return isAddressLike(query) && address.startsWith(query) ? 0 : undefined
  if (at === 0) return query.length === nameAt - 1 ? 0 : 1
  return words.startsWith(query, nameAt) ? 2 : 3
}

/** Tokens of one group, in the order of the page. */
interface Candidates {
  chainId: number | undefined
  entries: readonly Entry[]
}

/** Puts tokens in groups, what the wallet holds, then chain by chain, for a person to search in. */
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
  /** What was found last. A longer word is in nothing that a shorter one was not in. */
  let last = { wanted: '', chainId: undefined as number | undefined, found: all }

  return (query, chainId) => {
    const wanted = query.trim().toLowerCase()
    // What was found before addresses were looked at is too little for one.
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
        const rank = wanted === '' ? 0 : rankOf(entry, wanted)
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
    // The best fit leads its group to the front; sorting keeps the order of what is equally good.
    return ranked.toSorted((one, other) => one.best - other.best).map(({ group }) => group)
  }
}
