import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { attackFiles } from './attackFiles.ts'
import { caseOptions, runWithCases } from './runWithCases.ts'

// Runs every attack that a test can make, with new and many more generated cases than `npm test` does: `npm run attack`.
// --times 100    how many times as many cases (10)
// --seed 7       draws the cases of an earlier run again

const { times, seed } = parseArgs({ options: caseOptions }).values
console.log(`attack: the same again: npm run attack -- --times ${times} --seed ${seed}`)

// Vitest takes names, not patterns.
const files = attackFiles.flatMap((pattern) => globSync(pattern))
const env = { FUZZ_COUNT: String(5000 * Number(times)), FUZZ_SEED: seed }
runWithCases(files, { times, seed, env })
