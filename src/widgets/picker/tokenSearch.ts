import type { Token } from '../../hooks/token.ts'
import { tokenKey } from '../tokenId.ts'

/** A line of the picker: the name of a group, or a token of it. */
export type PickerRow =
  | { kind: 'group'; key: string; chainId: number | undefined }
  | { kind: 'token'; key: string; token: Token }

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
  /** Made once: a search of 10,000 would leave as many behind with each key. */
  row: PickerRow & { kind: 'token' }
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
      row: { kind: 'token', key: tokenKey(token), token } as const,
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
  const groups = new Map<number | undefined, PickerRow[][]>([undefined, ...chainIds].map((id) => [id, []]))
  for (const entry of entriesOf(tokens)) {
    const { token, key } = entry.row
    if (chainId !== undefined && token.chainId !== chainId) continue
    const rank = wanted === '' ? 0 : rankOf(entry, wanted)
    if (rank === undefined) continue
    const ranks = groups.get(held(key) ? undefined : token.chainId)
    if (ranks) (ranks[rank] ??= []).push(entry.row)
  }
  const rows: PickerRow[] = []
  // The best fit leads its group; sorting keeps the order of what is equally good.
  const bestOf = (ranks: PickerRow[][]) => ranks.findIndex((found) => found !== undefined)
  const ordered = [...groups]
    .filter(([, ranks]) => ranks.length > 0)
    .toSorted(([a, one], [b, other]) =>
      a === undefined ? -1 : b === undefined ? 1 : bestOf(one) - bestOf(other),
    )
  for (const [id, ranks] of ordered) {
    rows.push({ kind: 'group', key: `group ${id}`, chainId: id })
    for (const row of ranks.flat()) rows.push(row)
  }
  return rows
}

/** Where the names of groups stand among the rows. */
export function groupIndexes(rows: readonly PickerRow[]): number[] {
  const indexes: number[] = []
  rows.forEach(({ kind }, index) => {
    if (kind === 'group') indexes.push(index)
  })
  return indexes
}
