import { readPlaywrightCounts, readVitestCounts, type Counts } from './readCounts.ts'
import { readPlaywrightFailures, readVitestFailures } from './readFailures.ts'
import type { Job } from './runJobs.ts'

/** One part of what CI runs. */
export interface Stage extends Job {
  /** What to run with Node; a stage that tests writes its JSON report to the given file. */
  command: (report: string) => string[]
  /** Reads the report, which may be of some names alone; a stage without it runs no tests. */
  readCounts?: (text: string, isNamed: boolean) => Counts
  /** Names what failed, from the same report. */
  readFailures?: (text: string) => string[]
}

/** Everything CI runs, in order: what fails soonest, then the longest, so that the short ones fill both rows to the end. */
export const stages: readonly Stage[] = [
  { name: 'check', command: () => ['scripts/check/check.ts'] },
  { name: 'build', command: () => ['scripts/build/build.ts'] },
  { name: 'size', after: ['build'], command: () => ['scripts/size/size.ts'] },
  vitest('unit', ['unit', 'unit-dom']),
  { ...playwright('e2e', 'e2e/playwright.config.ts'), after: ['build'] },
  vitest('stories', ['stories'], ['./scripts/test/shownParts.ts']),
  // Both build the demo, each into the same folder.
  { ...playwright('browsers', 'e2e/browsers/playwright.config.ts'), after: ['build', 'e2e'] },
  { ...vitest('chains'), after: ['build'] },
  vitest('older-peers'),
]

function vitest(
  name: string,
  projects: readonly string[] = [name],
  reporters: readonly string[] = [],
): Stage {
  return {
    name,
    command: (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=./scripts/test/slowestFiles.ts',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    readCounts: readVitestCounts,
    readFailures: readVitestFailures,
  }
}

function playwright(name: string, config: string): Stage {
  return {
    name,
    command: () => [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=${config}`,
      '--forbid-only',
      '--reporter=list,json',
    ],
    readCounts: readPlaywrightCounts,
    readFailures: readPlaywrightFailures,
  }
}
