import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPlaywrightFailures, readVitestFailures } from '../../scripts/test/readFailures.ts'

it('default: names a failed test of vitest by file, name and the first line of its error', () => {
  const failed = {
    fullName: 'amounts > default: adds',
    status: 'failed',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at amounts.test.ts:3:5'],
  }
  const passed = { fullName: 'amounts > default: subtracts', status: 'passed', failureMessages: [] }
  const file = {
    name: join(process.cwd(), 'test/amounts.test.ts'),
    status: 'failed',
    assertionResults: [passed, failed],
  }
  expect(readVitestFailures(JSON.stringify({ testResults: [file] }))).toEqual([
    'test/amounts.test.ts – amounts > default: adds – AssertionError: expected 1 to be 2',
  ])
})

it('behavior: gives the message of a file that vitest could not load', () => {
  const file = {
    name: join(process.cwd(), 'test/amounts.test.ts'),
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  }
  expect(readVitestFailures(JSON.stringify({ testResults: [file] }))).toEqual([
    'test/amounts.test.ts – not loaded – Cannot find module',
  ])
})

it('default: finds a failed test of Playwright in nested suites, without the colors of its error', () => {
  const failed = {
    title: 'behavior: the user pays',
    file: 'checkout.spec.ts',
    ok: false,
    tests: [
      { results: [{ errors: [{ message: '\n\u001B[31mTimed out\u001B[39m 5000ms\nreceived: hidden' }] }] },
    ],
  }
  const passed = { title: 'default: opens', file: 'checkout.spec.ts', ok: true, tests: [{ results: [{}] }] }
  const report = { suites: [{ specs: [passed], suites: [{ specs: [failed] }] }], errors: [] }
  expect(readPlaywrightFailures(JSON.stringify(report))).toEqual([
    'checkout.spec.ts – behavior: the user pays – Timed out 5000ms',
  ])
})

it('behavior: also reports an error outside the tests of Playwright', () => {
  const report = { suites: [], errors: [{ message: 'the demo could not be built' }] }
  expect(readPlaywrightFailures(JSON.stringify(report))).toEqual([
    'outside the tests – the demo could not be built',
  ])
})
