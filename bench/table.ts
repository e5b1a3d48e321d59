import { formatTable } from '../scripts/describe/formatTable.ts'
import type { RatioBudget } from '../scripts/size/budgets.ts'

/** One figure of ours beside those of others. */
export interface Row {
  what: string
  /** `us` and `ms`: microseconds and milliseconds of processor time; `s`: seconds. */
  unit: 'us' | 'ms' | 'bytes' | 'requests' | 'times' | 's'
  ours: number
  others: Readonly<Record<string, number>>
  /** The most that ours may be, or the most of its ratio to one of the others; no budget where none is held. */
  budget?: number | RatioBudget | undefined
}

/** Whether a figure is over its budget. */
export function isOverBudget({ ours, others, budget }: Row): boolean {
  if (budget === undefined) return false
  if (typeof budget === 'number') return ours > budget
  const other = others[budget.beside]
  if (other === undefined) throw new TypeError(`Nothing was measured for "${budget.beside}".`)
  return ours > other * budget.ratio
}

/** A line for each other, with the ratio of ours to it: below 1 ours is the smaller one. */
export function toTable(rows: readonly Row[]): string {
  const widths = [47, 10, 9, 9, 17, 9, 7, 8, 13]
  return cellsOf(rows)
    .map((cells) => cells.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join(''))
    .join('\n')
}

/** Where and when a run was made. */
export interface RunFacts {
  /** As `YYYY-MM-DD`. */
  date: string
  machine: string
  node: string
  /** Programs that wanted a processor on the mean of a minute, before the run: beyond what it has, times are not to be trusted. */
  load: number
}

/** The same as a page of `docs/`. */
export function toPage(rows: readonly Row[], { date, machine, node, load }: RunFacts): string {
  return `# Benchmarks

Written by \`npm run bench\` on ${date}: ${machine}, Node ${node}, a load of ${load.toFixed(1)} before the run. \`bench/README.md\` says what
is measured and how, and what each peer can be measured in. Read ratios, not times: below 1, ours is smaller.

${formatTable(cellsOf(rows))}
`
}

function cellsOf(rows: readonly Row[]): string[][] {
  const lines = rows.flatMap((row) => {
    const { what, unit, ours, others, budget } = row
    const most = typeof budget === 'number' ? format(budget) : ''
    const own = [what, unit, format(ours), most]
    const beside = Object.entries(others)
    if (beside.length === 0) return [[...own, '', '', '', '', remark(row)]]
    return beside.map(([name, other]) => {
      const isHeld = typeof budget === 'object' && budget.beside === name
      const ratio = other === 0 ? '' : (ours / other).toFixed(2)
      return [
        ...own,
        name,
        format(other),
        ratio,
        isHeld ? `≤ ${budget.ratio}` : '',
        isHeld || typeof budget === 'number' ? remark(row) : '',
      ]
    })
  })
  return [['', 'unit', 'ours', 'budget', 'beside', '', 'ratio', 'budget', ''], ...lines]
}

function remark(row: Row): string {
  return isOverBudget(row) ? 'over budget' : ''
}

function format(value: number): string {
  return value >= 1000 ? Math.round(value).toString() : value.toFixed(1)
}

function pad(cell: string, width: number, at: number): string {
  const isText = at === 0 || at === 1 || at === 4 || at === 8
  return isText ? ` ${cell}`.padEnd(width) : cell.padStart(width)
}
