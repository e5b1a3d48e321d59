import type { Token } from '../../hooks/token.ts'
import { tokenKey } from '../tokenId.ts'

/** A line of the picker: the name of a group, or a token of it. */
export type PickerRow =
  | { kind: 'group'; key: string; chainId: number | undefined }
  | { kind: 'token'; key: string; token: Token; position: number }

export interface SearchOptions {
  /** What was typed. */
  query: string
  /** Chains in the order they are shown. */
  chainIds: readonly number[]
  /** Shows tokens of this chain only. */
  chainId: number | undefined
  /** Tokens that the wallet is known to hold, by `tokenKey`; they come first. */
  held: (key: string) => boolean
}

/** A token with the words it is found by, in lower case. */
interface Entry {
  token: Token
  key: string
  /** Its symbol, and its name on a line of its own. */
  words: string
  nameAt: number
  address: string
}

/** Lists are long, searched with every key and never changed. */
const entries = new WeakMap<readonly Token[], readonly Entry[]>()

function entriesOf(tokens: readonly Token[]): readonly Entry[] {
  const known = entries.get(tokens)
  if (known) return known
  const made = tokens.map((token) => {
    const symbol = token.symbol.toLowerCase()
    return {
      token,
      key: tokenKey(token),
      words: `${symbol}\n${token.name.toLowerCase()}`,
      nameAt: symbol.length + 1,
      address: token.address.toLowerCase(),
    }
  })
  entries.set(tokens, made)
  return made
}

/** How well a token fits what was typed; lower is better, undefined does not fit. */
function rankOf({ words, nameAt, address }: Entry, query: string): number | undefined {
  const at = words.indexOf(query)
  if (at < 0) return query.startsWith('0x') && address.startsWith(query) ? 0 : undefined
  if (at === 0) return query.length === nameAt - 1 ? 0 : 1
  return words.startsWith(query, nameAt) ? 2 : 3
}

/** Finds tokens by symbol, name or address and puts them in groups: what the wallet holds, then chain by chain. */
export function searchTokens(
  tokens: readonly Token[],
  { query, chainIds, chainId, held }: SearchOptions,
): PickerRow[] {
  const wanted = query.trim().toLowerCase()
  const groups = new Map<number | undefined, { best: number; found: { entry: Entry; rank: number }[] }>(
    [undefined, ...chainIds].map((id) => [id, { best: Infinity, found: [] }]),
  )
  for (const entry of entriesOf(tokens)) {
    const { token, key } = entry
    if (chainId !== undefined && token.chainId !== chainId) continue
    const rank = wanted === '' ? 0 : rankOf(entry, wanted)
    if (rank === undefined) continue
    const group = groups.get(held(key) ? undefined : token.chainId)
    if (!group) continue
    group.found.push({ entry, rank })
    group.best = Math.min(group.best, rank)
  }
  const rows: PickerRow[] = []
  let position = 0
  // Sorting keeps the order of what is equally good.
  const ordered = [...groups].toSorted(([a, one], [b, other]) =>
    a === undefined ? -1 : b === undefined ? 1 : one.best - other.best || 0,
  )
  for (const [id, { found }] of ordered) {
    if (found.length === 0) continue
    rows.push({ kind: 'group', key: `group ${id}`, chainId: id })
    for (const { entry } of found.toSorted((one, other) => one.rank - other.rank)) {
      position += 1
      rows.push({ kind: 'token', key: entry.key, token: entry.token, position })
    }
  }
  return rows
}
