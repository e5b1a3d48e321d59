import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../scripts/start/ensureBuilt.ts'
import { benchParsing } from './parsing.ts'
import { benchSizes } from './sizes.ts'
import { isOverBudget, toPage, toTable } from './table.ts'

// Figures of ours beside those of others, from one run on one machine: `npm run bench`.

const folder = fileURLToPath(new URL('.', import.meta.url))

if (!existsSync(new URL('node_modules/@lifi/widget', import.meta.url))) {
  console.log('bench: installing the peers …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The peers could not be installed.')
}

await ensureBuilt()
// Loaded late: the built sandbox answers them.
const { benchPolling } = await import('./polling.ts')
const { benchBrowser } = await import('./browser/benchBrowser.ts')
const rows = [
  ...benchParsing(),
  ...(await benchPolling()),
  ...(await benchSizes()),
  ...(await benchBrowser()),
]
console.log(toTable(rows))
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
  }),
)
if (rows.some(isOverBudget)) process.exitCode = 1
