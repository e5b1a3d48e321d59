import { expect, it } from 'vitest'
import { replacedWordsWith } from './support/words/replacedWords.ts'
import { findReplacedWords } from './support/runner/findReplacedWords.ts'
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
    it('is retried', () => {})
  })
  test.skipIf(isOld)(\`default \${name}\`, () => {})`
  expect(findTitlesWithoutKind({ 'test/a.test.ts': test })).toEqual([
    'test/a.test.ts: works',
    'test/a.test.ts: %s',
    'test/a.test.ts: default ${name}`',
  ])
})

const replaced = replacedWordsWith('(?:is|are) told')

it.each(['test', 'sandbox/test', 'e2e'])(
  'behavior: uses none of the words that the glossary replaces in titles and tables in %s',
  (folder) => {
    expect(findReplacedWords(readSources(folder), replaced)).toEqual([])
  },
)

it('error: reports a replaced word in a title, the name of a group or the first cell of a row', () => {
  const test = `const listed = [['nobody’s address', 1]] as const
  describe('what the service says', () => {
    it.each([['gas money', 'money'], ['a gas top-up', 'nobody']])('error: %s', () => {})
    it.each(listed)('error: %s', () => {})
    it.each(['somebody', 'serviceError'])('behavior: the error is told: %s', () => {})
    it(\`behavior: \${count} payouts\`, () => say('nobody'))
  })`
  expect(findReplacedWords({ 'test/a.test.ts': test }, replaced)).toEqual([
    'test/a.test.ts: what the service says',
    'test/a.test.ts: gas money',
    'test/a.test.ts: nobody’s address',
    'test/a.test.ts: behavior: the error is told: %s',
    'test/a.test.ts: somebody',
    'test/a.test.ts: behavior: ${count} payouts`',
  ])
})
