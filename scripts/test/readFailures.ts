import { stripVTControlCharacters } from 'node:util'

// A failure is told as one line: the test's file, its name, and the first line of its error.

interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors?: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Names what failed in vitest's JSON report, and the files that could not be loaded. */
export function readVitestFailures(text: string): string[] {
  const { testResults } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '')
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [tell(file, 'not loaded', message)] : []
    return failed.map(({ fullName, failureMessages }) => tell(file, fullName, failureMessages?.[0]))
  })
}

/** Names what failed in Playwright's JSON report, and the errors outside its tests. */
export function readPlaywrightFailures(text: string): string[] {
  const report = JSON.parse(text) as PlaywrightSuite & { errors?: { message?: string }[] }
  const outside = (report.errors ?? []).map(({ message }) => tell('', 'outside the tests', message))
  return [...failuresOf(report), ...outside]
}

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
      return tell(file, title, errors[0]?.message)
    })
  return [...own, ...suites.flatMap(failuresOf)]
}

function tell(file: string, name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const reason = lines.find((line) => line.trim())?.trim()
  return [file, name, reason].filter(Boolean).join(' – ')
}
