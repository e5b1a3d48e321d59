import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { attackFiles } from './attackFiles.ts'

// Runs every attack that a test can make, with new and many more generated cases than `npm test` does: `npm run attack`.
// --times 100    how many times as many cases (10)
// --seed 7       draws the cases of an earlier run again

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const { times, seed } = values
console.log(`attack: the same again: npm run attack -- --times ${times} --seed ${seed}`)

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root=.',
    '--project=unit',
    '--project=unit-dom',
    '--testTimeout=3600000',
    ...attackFiles.map((pattern) => pattern.replace(/\*.*$/, '')),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_TIMES: times,
      SOAK_SEED: seed,
      FUZZ_COUNT: String(5000 * Number(times)),
      FUZZ_SEED: seed,
    },
  },
)
process.exitCode = status ?? 1
