import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

// Builds both packages, each into its own dist: `npm run build`.

const steps = [
  ['scripts/build/buildContracts.ts'],
  ['scripts/build/buildStyles.ts'],
  ['scripts/build/buildTokens.ts'],
  ['node_modules/tsdown/dist/run.mjs', '--log-level', 'warn'],
  ['scripts/build/reviewPacks.ts'],
]

for (const folder of ['dist', 'sandbox/dist']) rmSync(folder, { recursive: true, force: true })
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' })
  if (status === 0) continue
  console.error(`build: ${step[0]} ended with ${status}`)
  process.exit(1)
}
