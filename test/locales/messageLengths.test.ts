import { expect, it } from 'vitest'
import { english } from '../../src/locales/english.ts'
import { languages, loadMessages } from '@causeway/react/locales'
import { replacedWordsWith } from '../support/words/replacedWords.ts'

/** The kinds of text that keys name, and their maximum lengths: docs/voice.md. */
const limits = [
  {
    kind: 'button',
    keys: /^(swap\.submit|review\.confirm|progress\.proceed)\b|^(progress\.(again|leave|decline|back)|picker\.import\.confirm|deposit\.(request|new)|pendingExecutions\.(show|forget)|deposit\.pending\.(show|forget)|activity\.(retry|filters\.clear|total\.ask|share))$/,
    characters: 26,
  },
  { kind: 'title', keys: /^(swap|picker|fees|review|progress|deposit|activity)\.title\b/, characters: 34 },
  { kind: 'fact', keys: /\.fact\.[a-zA-Z]+$|^review\.order\.(number|payment|refund)$/, characters: 32 },
  { kind: 'hint', keys: /^fees\..*\.hint$/, characters: 84 },
  { kind: 'error', keys: /^error\./, characters: 120 },
] as const

it.each(limits)('default: allows no $kind of more than $characters characters', ({ keys, characters }) => {
  const texts = Object.entries(english).filter(([key]) => keys.test(key))
  expect(texts.length).toBeGreaterThan(4)
  const long = texts.filter(([, text]) => typeof text === 'string' && lengthOf(text) > characters)
  expect(long.map(([key, text]) => `${key}: ${String(text)}`)).toEqual([])
})

it.each(languages)('default: exceeds no limit in %s by more than a quarter', async (language) => {
  const messages = Object.entries((await loadMessages(language)) ?? {})
  expect(messages.length).toBeGreaterThan(700)
  const long = limits.flatMap(({ keys, characters }) =>
    messages.filter(
      ([key, text]) => keys.test(key) && typeof text === 'string' && lengthOf(text) > characters * 1.25,
    ),
  )
  expect(long).toEqual([])
})

it.each(languages)(
  'default: fits the hint of the search into the narrow field beside the order: %s',
  async (language) => {
    const { 'activity.search.hint': hint = '' } = (await loadMessages(language)) ?? english
    expect(hint.length).toBeLessThanOrEqual(22)
  },
)

it('default: allows an error at most three short sentences', () => {
  const long = Object.entries(english).filter(
    ([key, text]) => key.startsWith('error.') && typeof text === 'string' && text.split(/[.…] /).length > 3,
  )
  expect(long).toEqual([])
})

it('default: describes a dropped deposit, which lost nothing, in few words', () => {
  expect(english['activity.where.dropped'].split(' ').length).toBeLessThanOrEqual(24)
})

it('default: uses none of the words that the glossary replaces', () => {
  const replaced = replacedWordsWith('whoever', 'declined?', 'oops', 'please', 'sorry')
  const found = Object.entries(english).filter(([, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).some((form: string) => replaced.test(form)),
  )
  expect(found).toEqual([])
})

/** A value counts as four characters. */
function lengthOf(text: string): number {
  return text.replace(/\{provider:([^}]*)\}/g, '$1').replace(/\{\w+\}/g, '1234').length
}
