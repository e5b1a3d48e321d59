import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote, verifyQuote } from '@causeway/react/execution'
import { checkStart } from '../../../src/execution/core/checkStart.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated } from '../../support/mutations/mutation.ts'
import { order, required } from '../../support/mutations/places.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'

const env = createTestEnvironment()
const quotes = await getQuoteOfEachKind()

const many = <item>(item: item, count: number) => Array.from({ length: count }, () => item)

/** Objects in objects, deeper than a function that calls itself can go. */
function nested(levels: number): object {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = { value }
  return value
}

describe('a quote from elsewhere, larger than the provider’s', () => {
  it.each<[string, string, RegExp, (quote: Quote) => void]>([
    [
      'with many items',
      'quote.steps',
      /more than 100 items/,
      ({ steps }) => Object.assign(required(steps[0]), { items: many(required(steps[0]?.items[0]), 101) }),
    ],
    [
      'with an order of many calls',
      'quote.protocol.v2.orderData',
      /more than 500 entries/,
      (quote) => Object.assign(order(quote).output, { calls: many('0x00', 501) }),
    ],
    [
      'a million levels deep',
      'quote',
      /more than 32 levels/,
      (quote) => Object.assign(quote.details, { extra: nested(1_000_000) }),
    ],
    [
      'that contains itself',
      'quote',
      /more than 32 levels/,
      (quote) => Object.assign(quote.details, { extra: quote }),
    ],
  ])('error: refuses %s by name, and never reads it', (_case, argument, rule, mutate) => {
    const quote = mutated(quotes.order, mutate)
    const refused = expect.objectContaining({
      name: 'InvalidArgumentError',
      argument,
      rule: expect.stringMatching(rule),
    })
    expect(() => auditQuote(quote)).toThrow(refused)
    expect(() => verifyQuote(quote)).toThrow(refused)
    const connection = { wallet: env.wallet, chainReader: { waitForTransaction: () => {} } }
    expect(() => checkStart(quote, connection, {})).toThrow(refused)
  })

  it('default: reads a quote up to the size that the provider may send', () => {
    const quote = mutated(quotes.tokenBridge, ({ steps }) => {
      const [approval] = steps
      Object.assign(required(approval), { items: many(required(approval?.items[0]), 99) })
    })
    expect(
      auditQuote(quote, { contracts: env.contracts, tokens: env.tokens }).map(({ rule }) => rule),
    ).toContain('extra-approval')
  })
})
