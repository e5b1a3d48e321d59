#!/usr/bin/env node
/** Updates the locks of folders whose packages only one script needs: `npm run lock:apart -- folder…`, after a change of theirs. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const npm = process.env.npm_execpath
if (!npm) throw new Error('lockApart needs npm. Run: npm run lock:apart -- wallets')
const folders = process.argv.slice(2)
if (folders.length === 0)
  throw new Error('Name the folders, such as: npm run lock:apart -- wallets bench/peers/lifi')
for (const folder of folders) {
  run([npm, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder])
  run([fileURLToPath(new URL('pruneLock.mjs', import.meta.url)), folder])
}

function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
