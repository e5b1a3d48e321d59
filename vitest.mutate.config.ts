import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const support = fileURLToPath(new URL('test/support/mutate', import.meta.url))

// What Stryker runs for every mutant: the tests that `scripts/mutate.ts` names for the files that it mutates.
export default defineConfig({
  resolve: {
    alias: [{ find: /^\.\.\/.*\/support\/askForEachKind\.ts$/, replacement: `${support}/askForEachKind.ts` }],
  },
  test: {
    include: (process.env['MUTATE_TESTS'] ?? 'test/{execution,utils}/**/*.test.ts').split(' '),
    environment: 'node',
    globalSetup: [`${support}/askBefore.ts`],
    // Properties run thousands of cases, and machines are busy. What never ends is ended by Stryker.
    testTimeout: 60_000,
    // A worker that loads everything anew for each file costs ten times what the tests themselves do.
    isolate: false,
    env: { EXECUTION_RUNS: '5' },
  },
})
