import { describe, expect, it } from 'vitest'
import { english } from '../../src/locales/english.ts'
import { languages, loadMessages, type Message, type Messages } from '@causeway/react/locales'
import { formatDuration } from '../../src/utils/format/time/formatDuration.ts'
import { readSources } from '../support/runner/readSources.ts'
import { visibleTextByLabel } from '../support/words/visibleTextByLabel.ts'

const catalogs = await Promise.all(
  languages.map(async (language): Promise<[string, Messages]> => {
    const messages = await loadMessages(language)
    if (!messages) throw new TypeError(`no words in ${language}`)
    return [language, messages]
  }),
)
const translations = catalogs.filter(([language]) => language !== 'en')

/** Sentences that say nothing but values and signs. */
const universal: ReadonlySet<string> = new Set(
  Object.entries(english).flatMap(([key, message]) =>
    typeof message === 'string' && !/\p{L}/u.test(message.replace(/\{\w+\}/g, '')) ? [key] : [],
  ),
)

/** Prepositions that merge with the article of the words for an unnamed provider: "von dem" is "vom". */
const merging: Readonly<Record<string, RegExp>> = {
  de: /\b(?:von|bei|zu|an|in) \{provider:de[mn]/i,
  es: /\b(?:de|a) \{provider:el/i,
  fr: /\b(?:de|à) \{provider:le/i,
  it: /\b(?:di|a|da|in|su) \{provider:il/i,
  pt: /\b(?:de|em|a|por) \{provider:(?:o|este)/i,
  // A prefix is attached to a Hebrew word, and separated from a name in another script.
  he: /\p{L}\{provider:/u,
}

/** Technical terms that a language took over from English. */
const borrowed: Readonly<Record<string, readonly string[]>> = {
  de: [
    'activity.facts',
    'activity.filter.status',
    'deposit.send.token',
    'activity.route',
    'review.route.label',
    'activity.filter.symbol',
    'progress.details',
    'review.changes.contracts',
    'review.fact.contract',
    'swap.balance.max',
    'swap.slippage.auto',
  ],
  es: [
    'activity.filter.symbol',
    'deposit.send.token',
    'fees.impact.total',
    'figure.actual',
    'picker.count',
    'picker.list',
    'swap.slippage.auto',
  ],
  fr: [
    'progress.fact.transaction',
    'activity.route',
    'activity.router',
    'deposit.legs',
    'review.fact.text',
    'review.route.label',
    'fees.impact.total',
    'review.minimum',
    'activity.fact.kind',
    'activity.filter.type',
    'activity.transactions',
    'swap.balance.max',
    'swap.slippage.auto',
  ],
  it: [
    'activity.filter.symbol',
    'deposit.send.token',
    'progress.fact.account',
    'swap.balance.max',
    'swap.slippage.auto',
  ],
  pt: [
    'activity.filter.status',
    'activity.filter.symbol',
    'activity.router',
    'deposit.qr',
    'deposit.send.token',
    'fees.impact.total',
    'figure.actual',
    'picker.count',
    'picker.list',
    'swap.slippage.auto',
  ],
  tr: ['activity.filter.symbol', 'deposit.send.token', 'review.minimum'],
}

/** Terms that are the same in every language with Latin letters. */
const trade = /^activity\.kind\.(Bridge|Wrap|Unwrap)$/

it('default: includes English and at least twelve others, two of them right-to-left', () => {
  expect(translations.length).toBeGreaterThanOrEqual(12)
  expect(languages).toEqual(expect.arrayContaining(['ar', 'he']))
})

it('behavior: each file of a language can be loaded by its tag', () => {
  const files = Object.keys(readSources('src/locales/languages'))
  expect(files).toEqual(languages.map((tag) => `src/locales/languages/${tag}.ts`).toSorted())
})

describe.each(catalogs)('%s', (language, messages) => {
  const entries = Object.entries(messages) as [keyof Messages, Message][]
  const sentences = entries
    .filter(([key]) => key !== 'language')
    .flatMap(([key, message]) => formsOf(message).map(([, form]): [keyof Messages, string] => [key, form]))

  it('default: says which language it is', () => {
    expect(messages.language).toBe(language)
  })

  it('default: has the keys of the English catalog, and no other', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('default: names the values that English names', () => {
    const wrong = entries.filter(([key, message]) => {
      const expected = valuesIn(otherOf(english[key]))
      const [isOther, isForm] = [(form: string) => valuesIn(form) === expected, isPartOf(expected)]
      return formsOf(message).some(([rule, form]) => !(rule === 'other' ? isOther : isForm)(form))
    })
    expect(wrong).toEqual([])
  })

  it('default: leaves room for the name of the provider where English does', () => {
    const named = (all: Messages) =>
      Object.keys(all).filter((key) => /\{provider:[^{}]+\}/.test(otherOf(all[key as keyof Messages])))
    expect(named(messages).toSorted()).toEqual(named(english).toSorted())
  })

  it('default: merges no word before the provider with its article', () => {
    const sentences = Object.values(messages).map(otherOf)
    expect(sentences.filter((text) => merging[language]?.test(text))).toEqual([])
  })

  it('default: has the plural forms of the language, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const counting = entries.filter(([key]) => typeof english[key] !== 'string')
    expect(counting.length).toBeGreaterThan(0)
    for (const [key, message] of counting) {
      const rules = formsOf(message).map(([rule]) => rule)
      expect([key, rules.toSorted()]).toEqual([key, pluralCategories.toSorted()])
    }
  })

  it('default: has no empty sentences, outer spaces or bidi characters', () => {
    // Values are held together where they are put in; nothing else needs it.
    expect(sentences.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
    expect(sentences.filter(([, text]) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text))).toEqual([])
  })

  it('default: has typographic apostrophes and one sign for what is left out', () => {
    expect(sentences.filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })

  it.each(Object.entries(visibleTextByLabel))('a11y: %s holds what is seen of it, %s', (label, seen) => {
    const said = otherOf(messages[label as keyof Messages])
    expect(wordsOf(said, language)).toContain(wordsOf(otherOf(messages[seen]), language))
  })

  it('default: puts no second period after a duration that ends in one', () => {
    const timed = sentences.filter(([key, text]) => key !== 'deposit.valid' && text.includes('{time}'))
    expect(timed.length).toBeGreaterThan(4)
    const durations = [45, 300, 9_000].map((seconds) => formatDuration(seconds, language))
    const said = timed.flatMap(([, text]) => durations.map((duration) => text.replace('{time}', duration)))
    expect(said.filter((text) => text.includes('..'))).toEqual([])
  })
})

describe.each(translations)('%s', (language, messages) => {
  it('default: leaves no sentence in English', () => {
    const same = Object.keys(messages).filter((key) => {
      const name = key as keyof Messages
      return !universal.has(key) && !trade.test(key) && otherOf(messages[name]) === otherOf(english[name])
    })
    expect(same.toSorted()).toEqual((borrowed[language] ?? []).toSorted())
  })

  it('default: has words in every sentence where the English one does', () => {
    const wordless = Object.keys(english).filter((key) => {
      const text = otherOf(messages[key as keyof Messages])
      return !universal.has(key) && !/\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''))
    })
    expect(wordless).toEqual([])
  })

  it('default: ends like the English one: a sentence with its mark, a label without', () => {
    const end = /[.…。!！?？।]$/
    const wrong = Object.keys(english).filter((key) => {
      const name = key as keyof Messages
      if (name === 'swap.balance.max') return false // an abbreviation
      return end.test(otherOf(messages[name])) && !end.test(otherOf(english[name]))
    })
    expect(wrong).toEqual([])
  })
})

it('default: starts no line in French with a punctuation mark', () => {
  const french = catalogs.find(([language]) => language === 'fr')?.[1]
  const sentences = Object.values(french ?? {}).flatMap((message) => formsOf(message).map(([, form]) => form))
  expect(sentences.length).toBeGreaterThan(700)
  expect(sentences.filter((text) => / [;:?!%»]|« /.test(text))).toEqual([])
  // `;`, `!`, `?` and `%` have a narrow space before them, `:` and the inside of «» a wide one.
  expect(sentences.filter((text) => /\u00a0[;?!%]|\u202f[:»]|«\u202f/.test(text))).toEqual([])
})

it('default: starts no line in German with a percent sign', () => {
  const german = catalogs.find(([language]) => language === 'de')?.[1]
  const sentences = Object.values(german ?? {}).flatMap((message) => formsOf(message).map(([, form]) => form))
  expect(sentences.length).toBeGreaterThan(700)
  expect(sentences.filter((text) => /[\d}] %/.test(text))).toEqual([])
})

/** The words of a sentence. */
function wordsOf(sentence: string, language: string): string {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)]
  const said = words.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  return ` ${said.join(' ').toLocaleLowerCase(language)} `
}

function formsOf(message: Message): [rule: string, form: string][] {
  return typeof message === 'string' ? [['other', message]] : Object.entries(message)
}

function otherOf(message: Message): string {
  return typeof message === 'string' ? message : message.other
}

/** The values of a sentence, in one order. */
function valuesIn(sentence: string): string {
  return (sentence.match(/\{\w+\}/g) ?? []).toSorted().join(' ')
}

/** A form for one or two of something need not name the number. */
function isPartOf(expected: string): (form: string) => boolean {
  const names = expected.split(' ')
  return (form) =>
    valuesIn(form)
      .split(' ')
      .every((name) => name === '' || names.includes(name))
}
