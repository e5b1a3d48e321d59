export interface Area {
  /** What is changed. */
  files: readonly string[]
  /** What is to notice it: the tests that are about it, so that a change takes no more than these do. */
  tests: readonly string[]
}

/** A folder of `src` and the folder of `test` that mirrors it. */
const mirrored = (folder: string): Area => ({
  files: [`src/${folder}/**/*.ts`],
  tests: [`test/${folder}/**/*.test.ts`],
})

/** What decides about money, in parts: each file stands in one of them. */
export const areas: Readonly<Record<string, Area>> = {
  utils: mirrored('utils'),
  decode: mirrored('decode'),
  audit: {
    files: ['src/audit/**/*.ts'],
    // Those beside these need the sandbox, and find nothing more.
    tests: [
      'test/audit/{auditFinding,auditQuote,auditQuoteBoundaries}.test.ts',
      'test/audit/describe/*.test.ts',
    ],
  },
  state: mirrored('execution/state'),
  core: {
    files: ['src/execution/core/**/*.ts'],
    tests: ['test/execution/core/**/*.test.ts', 'test/execution/flows/{transfer,resume}.test.ts'],
  },
  journal: {
    files: ['src/execution/ports/{journal,locks}/*.ts'],
    tests: ['test/execution/ports/{journal,locks}/*.test.ts', 'test/execution/flows/resume.test.ts'],
  },
  chains: mirrored('execution/ports/chains'),
  wallet: mirrored('execution/ports/wallet'),
  watch: mirrored('execution/watch'),
  run: mirrored('execution/run'),
  deposit: mirrored('deposit'),
}
