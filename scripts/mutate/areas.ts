export interface Area {
  /** What is changed. */
  files: readonly string[]
  /** What is to notice it: the tests that are about it, so that a change takes no more than these do. */
  tests: readonly string[]
}

const execution = (...names: string[]) => names.map((name) => `src/execution/${name}.ts`)
const testsOf = (...names: string[]) => names.map((name) => `test/execution/${name}.test.ts`)

/** The money core in parts: each file stands in one of them. */
export const areas: Readonly<Record<string, Area>> = {
  utils: {
    files: ['src/utils/**/*.ts'],
    tests: ['test/utils/*.test.ts'],
  },
  audit: {
    files: execution('audit/**/*'),
    // Those beside these need the sandbox, and find nothing more.
    tests: testsOf('audit/auditFinding', 'audit/auditQuote', 'audit/edges', 'audit/erc20Call', 'audit/read*'),
  },
  states: {
    files: execution(
      'checkPath',
      'classify',
      'digestQuote',
      'execution',
      'executionEvent',
      'executionState',
      'executionStore',
      'executionSummary',
      'planItems',
      'questions',
      'readAddress',
      'supportBundle',
      'transition',
    ),
    tests: testsOf(
      'checkPath',
      'classify',
      'digestQuote',
      'executionStore',
      'executionSummary',
      'planItems',
      'readAddress',
      'supportBundle',
      'transition',
      'whatEventsChange',
    ),
  },
  review: {
    files: execution('review/*'),
    tests: testsOf('review/*'),
  },
  deposit: {
    files: execution('depositAddress/*'),
    tests: testsOf('depositAddress/*', 'parts'),
  },
  journal: {
    files: execution('journal/*', 'locks/*'),
    tests: testsOf('journal', 'webStorageJournal', 'locks', 'webLocks', 'resume'),
  },
  chains: {
    files: execution('chains/*'),
    tests: testsOf('chainReads', 'viemChainReader'),
  },
  wallet: {
    files: execution('wallet/*'),
    tests: testsOf('eip1193Wallet', 'viemWallet', 'walletErrors'),
  },
  watch: {
    files: execution('watch/*'),
    tests: testsOf('findOwner', 'pageActivity', 'requestWatcher', 'statusChannel', 'watching'),
  },
  run: {
    files: execution('run/*', 'loadOnDemand', 'onDemand'),
    tests: testsOf('run/*', 'parts'),
  },
  whole: {
    files: execution(
      'createExecution',
      'createExecutions',
      'deferExecution',
      'deferExecutions',
      'executeSteps',
    ),
    tests: testsOf('deferExecutions', 'executeSteps', 'executionAlone', 'executionsAlone', 'ownWallet'),
  },
}
