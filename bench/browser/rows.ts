import type { Row } from '../table.ts'
import { dapps, type DappName } from './serveApps.ts'

/** How often each page is measured; the median counts. */
export const runs = 5

/** What the runs of each page found. */
export type PerApp<result> = Record<DappName, result[]>

/** Runs the pages in turns, so that whatever else the machine does meets them alike. */
export async function interleaved<result>(run: (app: DappName) => Promise<result>): Promise<PerApp<result>> {
  const found: PerApp<result> = { control: [], swap: [], lifi: [] }
  for (let time = 0; time < runs; time++) for (const app of dapps) found[app].push(await run(app))
  return found
}

/** What is added to the page without a widget, by ours and by the peer's. */
export function overControl<result>(
  what: string,
  unit: Row['unit'],
  found: PerApp<result>,
  read: (result: result) => number,
  budget: Row['budget'],
): Row {
  const control = median(found.control, read)
  return {
    what: `${what}, over control`,
    unit,
    ours: median(found.swap, read) - control,
    others: { control, 'lifi widget': median(found.lifi, read) - control },
    budget,
  }
}

export function besidePeer<result>(
  what: string,
  found: PerApp<result>,
  read: (result: result) => number,
  budget?: Row['budget'],
): Row {
  const others = { 'lifi widget': median(found.lifi, read) }
  return { what, unit: 'times', ours: median(found.swap, read), others, budget }
}

/** A figure that stands for itself. */
export function plain(what: string, unit: Row['unit'], ours: number, budget?: Row['budget']): Row {
  return { what, unit, ours, others: {}, budget }
}

export function median<result>(results: readonly result[], read: (result: result) => number): number {
  return results.map(read).toSorted((one, other) => one - other)[Math.floor(results.length / 2)] ?? 0
}
