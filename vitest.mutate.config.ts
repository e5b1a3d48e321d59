import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const support = fileURLToPath(new URL('test/support/mutate', import.meta.url))

// What Stryker runs for every mutant: the quick tests of the files that it mutates.
export default defineConfig({
  resolve: {
    alias: [{ find: /^.*\/support\/askForEachKind\.ts$/, replacement: `${support}/askForEachKind.ts` }],
  },
  test: {
    include: [
      'test/execution/audit/{auditQuote,readPermit}.test.ts',
      'test/execution/{checkPath,classify,digestQuote,planItems,transition}.test.ts',
      'test/utils/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: [`${support}/askBefore.ts`],
  },
})
