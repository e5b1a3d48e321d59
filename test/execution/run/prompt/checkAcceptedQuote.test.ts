import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { digestQuote } from '@causeway/react/execution'
import { orderOf } from '../../../../src/decode/order/orderOf.ts'
import { quoteItemsOf } from '../../../../src/decode/quoteItems.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'
import { clockOffset, rememberClock } from '../../../../src/utils/time/steadyClock.ts'
import { checkAcceptedQuote } from '../../../../src/execution/run/prompt/checkAcceptedQuote.ts'
import { getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { mutated } from '../../../support/mutations/mutation.ts'
import { order } from '../../../support/mutations/places.ts'
import {
  account,
  createTestRun,
  hash,
  type CreateTestRunParameters,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'

let quote: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).tokenBridge
})

function createCheck({ run = {} }: CreateTestRunParameters = {}) {
  return createTestRun({
    items: quoteItemsOf(quote.steps),
    run: { quote, digest: digestQuote(quote), ...run },
  })
}

describe('checkAcceptedQuote', () => {
  it('default: accepts the accepted quote up to the last moment', () => {
    const { run, pass } = createCheck()
    pass(run.client.quoteMaxAgeMs)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
  })

  it('error: refuses a quote that is too old by a moment, and gives its age and the limit', () => {
    const { run, pass } = createCheck()
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs + 1)
    expect(() => checkAcceptedQuote(run)).toThrow(
      expect.objectContaining({ name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }),
    )
  })

  it('error: refuses a quote that was received later than now, since it would never expire', () => {
    const { run, pass } = createCheck()
    const maxAgeMs = run.client.quoteMaxAgeMs
    // A clock that was set back a little is no reason.
    pass(-maxAgeMs)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(-1)
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
  })

  it('error: refuses a quote that is older than the clock says, which was set back by less than its age', () => {
    const { run } = createCheck()
    const old = { ...run, quote: { ...run.quote } }
    const maxAgeMs = run.client.quoteMaxAgeMs
    // So much more time has passed in the page than by the clock.
    const remember = (aheadMs: number) =>
      rememberClock(old.quote, systemClock, clockOffset(systemClock) + aheadMs)
    remember(maxAgeMs / 2)
    expect(() => checkAcceptedQuote(old)).not.toThrow()
    remember(maxAgeMs + 5_000)
    expect(() => checkAcceptedQuote(old)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
  })

  /** The quote with an order that can be filled for so many seconds. */
  function fillableFor(seconds: number) {
    const { run, pass } = createCheck()
    const now = run.clock.now()
    const short = { ...structuredClone(quote), receivedAt: now - (now % 1_000) }
    order(short).output.deadline = short.receivedAt / 1_000 + seconds
    pass(-(now % 1_000))
    return { run: { ...run, quote: short, digest: digestQuote(short) }, pass }
  }

  it('error: goes by the order’s deadline if it comes first, since it can’t be filled later', () => {
    const { run, pass } = fillableFor(17)
    pass(17_000)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: 17_001, maxAgeMs: 17_000 }
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining(expired))
  })

  it('behavior: leaves a deadline that had passed on arrival to the audit, which asks the user', () => {
    const { run, pass } = fillableFor(0)
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(1)
    expect(() => checkAcceptedQuote(run)).toThrow(
      expect.objectContaining({ name: 'QuoteExpiredError', maxAgeMs }),
    )
  })

  it('error: refuses another quote than the user accepted', () => {
    const { run } = createCheck({ run: { digest: hash } })
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining({ name: 'QuoteChangedError' }))
  })

  it('behavior: may be paid for an hour once its approval was sent, where no order names a deadline', () => {
    const unordered = { ...quote, protocol: undefined }
    const { run, pass, store } = createCheck({ run: { quote: unordered, digest: digestQuote(unordered) } })
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(3_600_000)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: 3_600_001, maxAgeMs: 3_600_000 }
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining(expired))
  })

  /** How long the order of the quote may be paid from when the quote was received on, in milliseconds. */
  const orderMs = ({ quote: { receivedAt } }: TestRun['run']) =>
    Number(orderOf(quote)?.output?.deadline) * 1_000 - receivedAt

  it('behavior: may be paid until the deadline of its order once its approval was sent', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(orderMs(run))
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: orderMs(run) + 1, maxAgeMs: orderMs(run) }
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining(expired))
  })

  it.each<[string, number, (quote: Quote) => void]>([
    ['as long as was requested', 300_000, ({ parameters }) => (parameters.ttl = 300)],
    [
      'as long as was requested, where no order says more',
      300_000,
      (quote) => {
        quote.parameters.ttl = 300
        quote.protocol = undefined
      },
    ],
    [
      'as long as a new quote, where its order had ended',
      60_000,
      (quote) => (order(quote).output.deadline = quote.receivedAt / 1_000 - 1_800),
    ],
    [
      'no longer for its order, where that ends first',
      17_000,
      (quote) => {
        quote.parameters.ttl = 300
        order(quote).output.deadline = quote.receivedAt / 1_000 + 17
      },
    ],
  ])('behavior: may be paid %s once its approval was sent', (_, maxAgeMs, change) => {
    const { run: accepted, pass, store } = createCheck()
    const now = accepted.clock.now()
    const changed = mutated({ ...quote, receivedAt: now - (now % 1_000) }, change)
    const run = { ...accepted, quote: changed, digest: digestQuote(changed) }
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(maxAgeMs - (now % 1_000))
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining(expired))
  })

  it('error: may not be paid later because of an approval that existed already', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'confirmed', index: 0 })
    expect(run.getState().items.map(({ status }) => status)).toEqual(['done', 'waiting'])
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs + 1)
    const expired = { name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining(expired))
  })

  it('error: may not be paid longer because the clock was set back after its approval was sent', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(-run.client.quoteMaxAgeMs)
    expect(() => checkAcceptedQuote(run)).not.toThrow()
    pass(-1)
    expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
  })

  it('behavior: doesn’t check the age of a quote that was paid', () => {
    const { run, pass, store } = createCheck()
    for (const index of [0, 1]) {
      store.dispatch({ type: 'prompted', indexes: [index], intent: { from: account, at: 0 } })
      store.dispatch({ type: 'submitted', index, transactionHash: hash })
    }
    pass(2 * orderMs(run))
    expect(() => checkAcceptedQuote(run)).not.toThrow()
  })

  it('behavior: still checks the accepted digest once something was sent', () => {
    for (const isMined of [false, true]) {
      const { run, pass, store } = createCheck()
      store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
      pass(run.client.quoteMaxAgeMs + 1)
      expect(() => checkAcceptedQuote(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
      store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
      if (isMined) store.dispatch({ type: 'confirmed', index: 0 })
      expect(run.getState().items.map(({ status }) => status)).toEqual([
        isMined ? 'done' : 'confirming',
        'waiting',
      ])
      expect(() => checkAcceptedQuote(run)).not.toThrow()
      expect(() => checkAcceptedQuote({ ...run, digest: hash })).toThrow(
        expect.objectContaining({ name: 'QuoteChangedError' }),
      )
    }
  })
})
