import type { ListedToken, TokenGroup } from './tokenSearch.ts'

/** The rows of the list: the heading of each group, followed by its tokens. */
export interface ListRows {
  rows: readonly (TokenGroup | ListedToken)[]
  /** Rows of the headings. */
  headings: readonly number[]
  tokenCount: number
}

/** Puts groups of tokens below each other. No group is empty. */
export function toListRows(groups: readonly TokenGroup[]): ListRows {
  const headings: number[] = []
  let count = 0
  for (const { tokens } of groups) {
    headings.push(count)
    count += 1 + tokens.length
  }
  return {
    rows: groups.flatMap((group) => [group, ...group.tokens]),
    headings,
    tokenCount: count - groups.length,
  }
}

export function isHeading(row: TokenGroup | ListedToken | undefined): row is TokenGroup {
  return row !== undefined && 'tokens' in row
}

/** Row of a token, by its index among all tokens. */
export function rowOfPlace({ headings }: ListRows, place: number): number {
  return place + 1 + headings.findLastIndex((row, headingsBefore) => row - headingsBefore <= place)
}

/** Index of a token among all tokens, by its row. */
export function placeOfRow({ headings }: ListRows, row: number): number {
  return row - 1 - headings.findLastIndex((heading) => heading <= row)
}

/** Row of the token with a key; -1 for none. */
export function rowOfKey({ rows }: ListRows, key: string | undefined): number {
  return key ? rows.findIndex((row) => row.key === key && !isHeading(row)) : -1
}

/** The rows of one group that are rendered. */
interface ShownGroup<item> {
  group: TokenGroup
  /** Its index among all groups. */
  index: number
  heading: item | undefined
  tokens: readonly ShownToken<item>[]
}

interface ShownToken<item> extends ListedToken {
  item: item
  /** Its index among all tokens. */
  place: number
  /** Its index in its group. */
  slot: number
}

/** Groups the rendered rows again. */
export function toShownGroups<item extends { index: number }>(
  list: ListRows,
  items: readonly item[],
): ShownGroup<item>[] {
  return list.headings.flatMap((heading, index): ShownGroup<item> | [] => {
    const end = list.headings[index + 1] ?? list.rows.length
    const shown = items.filter((item) => item.index >= heading && item.index < end)
    const group = list.rows[heading]
    if (shown.length === 0 || !isHeading(group)) return []
    return {
      group,
      index,
      heading: shown.find((item) => item.index === heading),
      tokens: shown.flatMap((item) => {
        const row = list.rows[item.index]
        if (!row || isHeading(row)) return []
        return { ...row, item, place: item.index - index - 1, slot: item.index - heading - 1 }
      }),
    }
  })
}
