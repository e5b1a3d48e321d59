/** How many tests of a run passed; everything else failed. */
export interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Counts vitest's JSON report. What was skipped, left as todo or could not be loaded has failed.
 *
 * @param isNamed only tests of some names were asked for: vitest reports the others as skipped.
 */
export function readVitestCounts(text: string, isNamed = false): Counts {
  const { numPassedTests, numTotalTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  const failed = isNamed ? numFailedTests : numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failed + unloaded.length }
}

/** Counts Playwright's JSON report. What was skipped or passed only at a second try has failed. */
export function readPlaywrightCounts(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/** Makes a run that crashed, or that ran nothing, count as one failure. */
export function countCrashAsFailure(counts: Counts | undefined, exitCode: number): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const isWrong = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isWrong ? 1 : failed }
}
