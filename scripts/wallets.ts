import { spawnSync } from 'node:child_process'
import { installApart } from './packages/installApart.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'

// Tries the library with wallets that others wrote, on local chains: `npm run wallets`. Installs them into `wallets` when they are
// missing; they are no part of the product's own dependencies, nor of `npm test`. Further arguments go to vitest.

installApart('wallets')
await ensureBuilt()
const passedOn = process.argv.slice(2)
run('node_modules/typescript-native/bin/tsc', '-p', 'wallets/tsconfig.json')
run('node_modules/vitest/vitest.mjs', 'run', '--config=wallets/vitest.config.ts', ...passedOn)
if (passedOn.length === 0)
  run('node_modules/@playwright/test/cli.js', 'test', '--config=wallets/playwright.config.ts')

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
