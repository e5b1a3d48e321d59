import { expect, it } from 'vitest'
import { findTitlesWithoutKind } from './support/runner/findTitlesWithoutKind.ts'
import { readSources } from './support/runner/readSources.ts'

it.each(['test', 'sandbox/test'])(
  'behavior: requires in every title in %s the kind of the test',
  (folder) => {
    expect(findTitlesWithoutKind(readSources(folder))).toEqual([])
  },
)

it('error: reports a title without a kind', () => {
  const test = `describe('swap', () => {
    it('default', () => {})
    it('works', () => {})
    it.each(cases)('behavior: %s', () => {})
    it.each(cases)('%s', { timeout: 1 }, () => {})
  })
  describe.each(cases)('error: $name', () => {
    it('is told', () => {})
  })
  test.skipIf(isOld)(\`default \${name}\`, () => {})`
  expect(findTitlesWithoutKind({ 'test/a.test.ts': test })).toEqual([
    'test/a.test.ts: works',
    'test/a.test.ts: %s',
    'test/a.test.ts: default ${name}`',
  ])
})
