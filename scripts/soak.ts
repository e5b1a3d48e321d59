import { spawnSync } from 'node:child_process'

// Drives the execution through many more random sessions than `npm test` does: `npm run soak -- 200000`.

const [runs = '20000'] = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--project',
    'unit',
    'test/execution/model.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, EXECUTION_RUNS: runs } },
)
process.exitCode = status ?? 1
