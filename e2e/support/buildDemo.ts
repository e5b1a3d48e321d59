import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { ensureBuilt } from '../../scripts/start/ensureBuilt.ts'

/** Builds the package if it is out of date, and the demo from it. Runs once, before all tests. */
// Playwright calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function buildDemo(): Promise<void> {
  await ensureBuilt()
  const configFile = fileURLToPath(new URL('../../examples/dapp/vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn' })
}
