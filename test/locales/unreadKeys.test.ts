import { expect, it } from 'vitest'
import { english } from '../../src/locales/english.ts'
import { readSources } from '../support/runner/readSources.ts'
import { findUnreadKeys } from '../support/words/findUnreadKeys.ts'

it('default: finds a reader for every message', () => {
  const sources = Object.entries(readSources('src')).filter(([path]) => !path.startsWith('src/locales/'))
  expect(sources.length).toBeGreaterThan(300)
  // The tag of the catalog itself is no message.
  const keys = Object.keys(english).filter((key) => key !== 'language')
  expect(
    findUnreadKeys(
      keys,
      sources.map(([, text]) => text),
    ),
  ).toEqual([])
})

it('behavior: recognizes a key that is read in full, by a template, by its group, or with an ending', () => {
  const source = "const a = ['swap.title', `fees.${key}`, 'activity.kind', `deposit.${x}`, `${key}.hint`]"
  const keys = ['swap.title', 'fees.gas', 'fees.gas.hint', 'activity.kind.Send', 'deposit.valid']
  expect(findUnreadKeys(keys, [source])).toEqual([])
})

it('error: finds an unused key', () => {
  const source = "const a = ['fees.impact', `fees.${key}`]"
  const unread = ['fees.impact.app', 'swap.title', 'swap']
  expect(findUnreadKeys(['fees.impact', ...unread], [source])).toEqual(unread)
})
