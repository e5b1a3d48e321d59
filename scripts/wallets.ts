import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureBuilt } from './start/ensureBuilt.ts'

// Tries the library with wallets that others wrote, on local chains: `npm run wallets`. Installs them into `wallets` when they are
// missing; they are no part of the product's own dependencies, nor of `npm test`. Further arguments go to vitest.

const lock = createHash('sha256').update(readFileSync('wallets/package-lock.json')).digest('hex')
const installed = 'wallets/node_modules/.causeway-lock'

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  console.log('wallets: installing the wallets …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', 'wallets'])
  writeFileSync(installed, lock)
}
await ensureBuilt()
const passedOn = process.argv.slice(2)
run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'wallets/tsconfig.json'])
run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=wallets/vitest.config.ts',
  ...passedOn,
])
if (passedOn.length === 0) {
  run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=wallets/playwright.config.ts',
  ])
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(1)
}
