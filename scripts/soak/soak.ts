import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

// Checks every property with other and many more generated cases than `npm test` does: `npm run soak`.
// --times 500    how many times as many cases (10)
// --seed 7       draws the cases of an earlier run again
// further arguments name test files, such as test/execution/core/executionModel.test.ts

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
  allowPositionals: true,
})
const files = positionals.length > 0 ? positionals : findProperties()
const again = ['npm run soak --', '--times', values.times, '--seed', values.seed, ...positionals].join(' ')
console.log(`soak: ${files.length} files; the same again: ${again}`)

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root=.',
    '--project=unit',
    '--project=unit-dom',
    '--testTimeout=3600000',
    ...files,
  ],
  { stdio: 'inherit', env: { ...process.env, SOAK_TIMES: values.times, SOAK_SEED: values.seed } },
)
process.exitCode = status ?? 1

/** The test files that generate cases, or of which `npm test` takes a share. */
function findProperties(): string[] {
  return globSync('{test,sandbox/test}/**/*.test.{ts,tsx}').filter((file) =>
    /from '(fast-check|.*\/caseCount\.ts)'/.test(readFileSync(file, 'utf8')),
  )
}
