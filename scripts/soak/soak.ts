import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { caseOptions, runWithCases } from './runWithCases.ts'

// Checks every property with other and many more generated cases than `npm test` does: `npm run soak`.
// --times 500    how many times as many cases as each test names, of which `npm test` draws a fifth (10)
// --seed 7       draws the cases of an earlier run again
// further arguments name test files, such as test/execution/core/executionModel.test.ts

const { values, positionals } = parseArgs({ options: caseOptions, allowPositionals: true })
const files = positionals.length > 0 ? positionals : findProperties()
const again = ['npm run soak --', '--times', values.times, '--seed', values.seed, ...positionals].join(' ')
console.log(`soak: ${files.length} files; the same again: ${again}`)

runWithCases(files, values)

/** The test files that generate cases, or of which `npm test` takes a share. */
function findProperties(): string[] {
  return globSync('{test,sandbox/test}/**/*.test.{ts,tsx}').filter((file) =>
    /from '(fast-check|.*\/caseCount\.ts)'/.test(readFileSync(file, 'utf8')),
  )
}
