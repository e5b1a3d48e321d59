import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from '../scripts/start/ensureBuilt.ts'
import { installPeers } from './peers.ts'
import { benchParsing } from './parsing.ts'
import { benchSizes } from './sizes.ts'
import { isOverBudget, toPage, toTable, type Row } from './table.ts'

// Figures of ours beside those of others, from one run on one machine: `npm run bench`.

const [load = 0] = loadavg()
installPeers()
await ensureBuilt()
// Loaded late: the built sandbox answers them.
const { benchPolling } = await import('./polling.ts')
const { benchBrowser } = await import('./browser/benchBrowser.ts')
const rows: Row[] = []
add(benchParsing())
add(await benchPolling())
add(await benchSizes())
for await (const part of benchBrowser()) add(part)
writeFileSync(
  new URL('results.json', import.meta.url),
  `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`,
)
const [processor] = cpus()
writeFileSync(
  new URL('../docs/benchmarks.md', import.meta.url),
  toPage(rows, {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor?.model.trim() || process.arch}`,
    node: process.version,
    load,
  }),
)
if (rows.some(isOverBudget)) process.exitCode = 1

/** Told at once: a run takes a quarter of an hour, and may fail in its last minute. */
function add(part: readonly Row[]): void {
  rows.push(...part)
  console.log(toTable(part))
}
