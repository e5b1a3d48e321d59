import { peers, type PeerName } from '../peers.ts'
import type { Row } from '../table.ts'
import { controlOf } from './serveApps.ts'

/** How often each page is measured; the median counts. */
export const runs = 5

/** What the runs of each page found, by the page's name. */
export type PerApp<result> = ReadonlyMap<string, readonly result[]>

const dapps = ['control', 'swap', ...peers.flatMap(({ name }) => [controlOf(name), name])]

/** Runs the pages in turns, so that whatever else the machine does meets them alike. */
export async function interleaved<result>(run: (app: string) => Promise<result>): Promise<PerApp<result>> {
  const found = new Map<string, result[]>(dapps.map((app) => [app, []]))
  for (let time = 0; time < runs; time++) for (const app of dapps) found.get(app)?.push(await run(app))
  return found
}

/** What is added to the page without a widget, by ours and by each peer's. */
export function overControl<result>(
  what: string,
  unit: Row['unit'],
  found: PerApp<result>,
  read: (result: result) => number,
  budget: Row['budget'],
): Row {
  const control = medianOf(found, 'control', read)
  const added = (name: PeerName) => medianOf(found, name, read) - medianOf(found, controlOf(name), read)
  return {
    what: `${what}, over control`,
    unit,
    ours: medianOf(found, 'swap', read) - control,
    others: { control, ...ofPeers(added) },
    budget,
  }
}

export function besidePeers<result>(
  what: string,
  found: PerApp<result>,
  read: (result: result) => number,
  budget?: Row['budget'],
): Row {
  const others = ofPeers((name) => medianOf(found, name, read))
  return { what, unit: 'times', ours: medianOf(found, 'swap', read), others, budget }
}

/** A figure for each peer, under what it is called in the table. */
function ofPeers(figureOf: (name: PeerName) => number): Record<string, number> {
  return Object.fromEntries(peers.map(({ name, title }) => [title, figureOf(name)]))
}

/** A figure that stands for itself. */
export function plain(what: string, unit: Row['unit'], ours: number, budget?: Row['budget']): Row {
  return { what, unit, ours, others: {}, budget }
}

export function medianOf<result>(
  found: PerApp<result>,
  app: string,
  read: (result: result) => number,
): number {
  return median(found.get(app) ?? [], read)
}

export function median<result>(results: readonly result[], read: (result: result) => number): number {
  return results.map(read).toSorted((one, other) => one - other)[Math.floor(results.length / 2)] ?? 0
}
