import { expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditOptions, auditQuote } from '@causeway/react/execution'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { mutated } from '../../support/mutations/mutation.ts'
import { namedTokens } from '../../support/mutations/places.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

const quotes = await getQuoteOfEachKind()

/** The findings if a quote promises more units than it takes. */
function foundWith(kind: QuoteKind, optionsOf: (quote: Quote) => AuditOptions): string[] {
  const quote = mutated(quotes[kind], ({ details: { currencyIn, currencyOut } }) => {
    currencyOut.amount = currencyIn.amount + 1n
  })
  return auditQuote(quote, optionsOf(quote))
    .filter(({ rule }) => rule === 'swap-payment')
    .map(({ severity, message }) => `${severity}: ${message}`)
}

const named = (quote: Quote) => ({ tokens: namedTokens(quote) })
const less = ['block: The transactions deliver less than the quote says.']

it.each<[string, QuoteKind, (quote: Quote) => AuditOptions, string[]]>([
  ['a wrap of the token that the page names as wrapped', 'wrap', named, less],
  ['an unwrap of that token', 'unwrap', (quote) => ({ tokens: namedTokens(quote).toReversed() }), less],
  ['a wrap of an unnamed token, which another rule reports', 'wrap', () => ({}), []],
  ['a swap to the wrapped token, at any rate', 'swapNative', named, []],
  ['a swap to another token', 'swapNative', () => ({}), []],
  ['a transfer', 'sendToken', () => ({}), less],
])('behavior: checks a quote that promises more than it takes: %s', (_, kind, optionsOf, expected) => {
  expect(foundWith(kind, optionsOf)).toEqual(expected)
})
