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
  ['a wrap of what the page names so', 'wrap', named, less],
  ['an unwrap of it', 'unwrap', (quote) => ({ tokens: namedTokens(quote).toReversed() }), less],
  ['a wrap of a token of another name, which is asked about anyhow', 'wrap', () => ({}), []],
  ['a swap to what the page names the wrapped token, at whatever rate', 'swapNative', named, []],
  ['a swap to another token', 'swapNative', () => ({}), []],
  ['a transfer', 'sendToken', () => ({}), less],
])('behavior: reports if more is promised than taken: %s', (_, kind, optionsOf, expected) => {
  expect(foundWith(kind, optionsOf)).toEqual(expected)
})
