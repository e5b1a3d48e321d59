import { expect, it } from 'vitest'
import { findInnerImports, readPublicNames } from './support/layers/findInnerImports.ts'
import { readSources } from './support/runner/readSources.ts'

const publicNames = new Set(
  ['src/exports', 'sandbox/src/exports'].flatMap((folder) => [...readPublicNames(readSources(folder))]),
)

it.each(['test', 'sandbox/test', 'stories', 'e2e'])(
  'behavior: imports public names from their entry points in %s',
  (folder) => {
    expect(publicNames.size).toBeGreaterThan(300)
    expect(findInnerImports(readSources(folder), publicNames)).toEqual([])
  },
)

it('error: reports a public name that is imported from its own file', () => {
  const test = `import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
    import { toQuoteBody } from '../../src/actions/toQuoteBody.ts'`
  expect(findInnerImports({ 'test/actions/a.test.ts': test }, publicNames)).toEqual([
    'test/actions/a.test.ts: getQuote is public',
    'test/actions/a.test.ts: Quote is public',
  ])
})
