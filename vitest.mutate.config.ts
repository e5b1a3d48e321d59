import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const support = fileURLToPath(new URL('test/support/stryker', import.meta.url))

// What Stryker runs for every mutant: the tests that `scripts/mutate/mutate.ts` names for the files that it mutates.
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: /^\.\.\/.*\/quotes\/getQuoteOfEachKind\.ts$/, replacement: `${support}/injectedQuotes.ts` },
    ],
  },
  test: {
    include: (
      process.env['MUTATE_TESTS'] ?? 'test/{audit,decode,deposit,execution,utils}/**/*.test.ts'
    ).split(' '),
    environment: process.env['MUTATE_ENVIRONMENT'] ?? 'node',
    setupFiles: [
      'test/support/runner/seedCases.ts',
      ...(process.env['MUTATE_ENVIRONMENT'] === 'jsdom' ? ['test/support/runner/setup.ts'] : []),
    ],
    server: { deps: { inline: ['@tanstack/react-virtual', /@radix-ui\//] } },
    globalSetup: [`${support}/provideQuotes.ts`],
    // What hangs is to fail before Stryker takes its worker away, which costs more than the test does.
    testTimeout: 5_000,
    // A worker that loads everything anew for each file costs ten times what the tests themselves do.
    isolate: false,
    env: { EXECUTION_RUNS: '5' },
  },
})
