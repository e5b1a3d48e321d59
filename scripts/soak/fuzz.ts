import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

// Looks for what generated tests have not met yet: `npm run fuzz`.
// --numbers 1000000   written amounts, read under every decimal sign
// --quotes 50000      changes of a quote as it comes over the wire, one at a time, in each dialect
// --seed 7            draws those of an earlier run again

const { values } = parseArgs({
  options: {
    numbers: { type: 'string', default: '1000000' },
    quotes: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const { numbers, quotes, seed } = values
console.log(`fuzz: the same again: npm run fuzz -- --numbers ${numbers} --quotes ${quotes} --seed ${seed}`)

const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--root=.',
  '--project=unit',
  'test/audit/fuzzQuotes.test.ts',
]
const runs: readonly string[][] = [['scripts/soak/fuzzAmounts.ts', numbers, seed], vitest]
for (const run of runs) {
  const env = { ...process.env, FUZZ_COUNT: quotes, FUZZ_SEED: seed }
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
