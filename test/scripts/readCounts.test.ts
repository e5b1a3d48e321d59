import { expect, it } from 'vitest'
import { countCrashAsFailure, readPlaywrightCounts, readVitestCounts } from '../../scripts/test/readCounts.ts'

it('default: counts skipped and todo tests of vitest as failed', () => {
  const text = JSON.stringify({ numPassedTests: 5, numTotalTests: 8, testResults: [] })
  expect(readVitestCounts(text)).toEqual({ passed: 5, failed: 3 })
})

it('parameters: doesn’t count skipped tests as failures when names were given', () => {
  const broken = { status: 'failed', assertionResults: [{ status: 'skipped' }] }
  const report = { numPassedTests: 2, numFailedTests: 1, numTotalTests: 9, testResults: [broken] }
  expect(readVitestCounts(JSON.stringify(report), true)).toEqual({ passed: 2, failed: 2 })
})

it('behavior: counts a file that vitest couldn’t load as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const text = JSON.stringify({ numPassedTests: 5, numTotalTests: 5, testResults: [broken] })
  expect(readVitestCounts(text)).toEqual({ passed: 5, failed: 1 })
})

it('behavior: doesn’t count a failed test again for its file', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
  const text = JSON.stringify({ numPassedTests: 1, numTotalTests: 2, testResults: [file] })
  expect(readVitestCounts(text)).toEqual({ passed: 1, failed: 1 })
})

it('default: counts skipped and flaky tests and global errors of Playwright as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  const text = JSON.stringify({ stats, errors: [{}] })
  expect(readPlaywrightCounts(text)).toEqual({ passed: 3, failed: 4 })
})

it.each([
  [{ passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  [{ passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  [{ passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  [undefined, 0, { passed: 0, failed: 1 }],
])('behavior: judges a run with %o that ended with %i', (counts, exitCode, verdict) => {
  expect(countCrashAsFailure(counts, exitCode)).toEqual(verdict)
})
