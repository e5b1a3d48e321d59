import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { describeQuote } from '../../../src/audit/describe/describeQuote.ts'
import { isReadableMessage } from '../../../src/decode/permits/isReadableMessage.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'

const readable = [
  'Bridge 5 USDC.',
  'Zeile eins\nZeile zwei\tEnde',
  'one\r\ntwo',
  'Pay 0x12ab.',
  '¥ 5 → €',
  'שלום',
  'e\u0301',
  '👍',
]
const unreadable = [
  ['nothing', ''],
  ['hex', '0x68656c6c6f'],
  ['hex, written otherwise', '0X68656C6C6F'],
  ['a carriage return, which writes over the line', 'Pay 5\rPay 1'],
  ['a separator of lines', 'one\u2028two'],
  ['a separator of paragraphs', 'one\u2029two'],
  ['a mark of direction', 'pay \u202E5'],
  ['a zero-width space', 'pay\u200B5'],
  ['a bell', 'pay\u00075'],
  ['half a character', 'pay \uD800'],
] as const

describe('isReadableMessage', () => {
  it.each(readable)('default: accepts %j', (text) => expect(isReadableMessage(text)).toBe(true))
  it.each(unreadable)('default: refuses %s', (_, text) => expect(isReadableMessage(text)).toBe(false))
})

describe('the review and the audit', () => {
  let quote: Quote
  beforeAll(async () => {
    quote = (await getQuoteOfEachKind()).permit
  })

  it.each([...readable.map((text) => ['readable', text] as const), ...unreadable])(
    'behavior: decides alike in audit and review about %s',
    (_, message) => {
      const steps = quote.steps.map((step) =>
        step.kind === 'signature'
          ? {
              ...step,
              items: step.items.map(({ data, ...item }) => ({
                ...item,
                data: { ...(data as object), sign: { signatureKind: 'eip191', message } },
              })),
            }
          : step,
      ) as Quote['steps']
      const signed = { ...quote, steps }
      const context = { tokens: [], nativeOf: () => undefined, audit: {} }
      const isDescribedBlind = describeQuote(signed, context)?.steps.some(
        ({ does }) => does === 'blindMessage',
      )
      const isFoundBlind = auditQuote(signed).some(({ rule }) => rule === 'blind-message')
      expect([isDescribedBlind, isFoundBlind]).toEqual(
        isReadableMessage(message) ? [false, false] : [true, true],
      )
    },
  )
})
