/** One figure of ours beside those of others. */
export interface Row {
  what: string
  /** `us` and `ms`: microseconds and milliseconds of processor time; `s`: seconds. */
  unit: 'us' | 'ms' | 'bytes' | 'requests' | 'times' | 's'
  ours: number
  others: Readonly<Record<string, number>>
  /** The most that ours may be, where no other script holds it. */
  budget?: number | undefined
}

/** A line for each other, with the ratio of ours to it: below 1 ours is the smaller one. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ what, unit, ours, others, budget }) => {
    const own = [what, unit, format(ours), budget === undefined ? '' : format(budget)]
    const beside = Object.entries(others)
    if (beside.length === 0) return [[...own, '', '', '']]
    return beside.map(([name, other]) => [...own, name, format(other), (ours / other).toFixed(2)])
  })
  const all = [['', 'unit', 'ours', 'budget', 'beside', '', 'ratio'], ...lines]
  const widths = [44, 10, 9, 9, 12, 9, 7]
  return all.map((cells) => cells.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join('')).join('\n')
}

function format(value: number): string {
  return value >= 1000 ? Math.round(value).toString() : value.toFixed(1)
}

function pad(cell: string, width: number, at: number): string {
  const isText = at === 0 || at === 1 || at === 4
  return isText ? ` ${cell}`.padEnd(width) : cell.padStart(width)
}
