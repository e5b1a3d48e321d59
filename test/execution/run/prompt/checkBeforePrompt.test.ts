import type { Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditFinding, digestQuote } from '@causeway/react/execution'
import { orderOf } from '../../../../src/audit/input/orderOf.ts'
import { planItems } from '../../../../src/decode/planItems.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'
import { clockOffset, rememberClock } from '../../../../src/utils/time/steadyClock.ts'
import { checkFreshness, checkBeforePrompt } from '../../../../src/execution/run/prompt/checkBeforePrompt.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { getQuoteFor, getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { mutated } from '../../../support/mutations/mutation.ts'
import { order } from '../../../support/mutations/places.ts'
import { quoteCases } from '../../../support/quotes/quoteKinds.ts'
import {
  account,
  createTestRun,
  hash,
  type CreateTestRunParameters,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'

let quote: Quote
/** Its recipient is its user. */
let quoteToItself: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).tokenBridge
  const toItself = { ...quoteCases.tokenBridge, recipient: undefined }
  quoteToItself = await getQuoteFor(createTestEnvironment(), toItself)
})

function createCheck({ run = {}, ...parameters }: CreateTestRunParameters = {}) {
  const env = createTestRun({
    items: planItems(quote.steps),
    run: { quote, digest: digestQuote(quote), ...run },
    ...parameters,
  })
  return { ...env, check: () => checkBeforePrompt(env.run) }
}

const found = (severity: AuditFinding['severity'], message: string, rule = 'own'): AuditFinding => ({
  rule,
  severity,
  message,
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
})
const auditOf = (...findings: AuditFinding[]) => ({ rules: [() => findings] })

describe('checkBeforePrompt', () => {
  it('default: a good quote passes, and nothing is asked', async () => {
    const asked: number[] = []
    const { check, decisions } = createCheck({ chainReader: { has: (chainId) => asked.push(chainId) > 0 } })
    await expect(check()).resolves.toBeUndefined()
    expect(new Set(asked)).toEqual(new Set([quote.parameters.originChainId]))
    expect(decisions).toEqual([])
  })

  it('error: what speaks against it is told, all of it and nothing else', async () => {
    const blocks = [found('block', 'one'), found('block', 'other')]
    const { check, decisions } = createCheck({
      run: { audit: auditOf(found('info', 'by the way'), ...blocks, found('confirm', 'sure?')) },
    })
    await expect(check()).rejects.toMatchObject({ name: 'QuoteAuditError', findings: blocks })
    expect(decisions).toEqual([])
  })

  it('error: a chain that can’t be read is named, and asked nothing', async () => {
    let reads = 0
    const { check } = createCheck({ chainReader: { has: () => false, getCode: async () => `0x${reads++}` } })
    await expect(check()).rejects.toMatchObject({
      name: 'ChainNotConfiguredError',
      chainId: quote.parameters.originChainId,
    })
    expect(reads).toBe(0)
  })

  it.each<[string, () => Promise<Hex | undefined>, boolean | undefined, boolean]>([
    ['a contract', async () => '0x60', undefined, true],
    ['a contract, of which the page knows better', async () => '0x60', false, false],
    ['a key', async () => undefined, undefined, false],
    ['a key, of which the page knows better', async () => undefined, true, true],
    ['a key that lends its account to a contract', async () => '0xef0100aa', undefined, false],
    ['unknown', () => Promise.reject(new Error('no answer')), undefined, false],
  ])(
    'behavior: asks whether a contract that sends to itself is there, too: %s',
    async (_, getCode, isContractAccount, isAsked) => {
      const asked: unknown[] = []
      const { originChainId, user } = quoteToItself.parameters
      const { check, decisions } = createCheck({
        items: planItems(quoteToItself.steps),
        chainReader: {
          getCode: async (parameters) => {
            if (parameters.address !== user) return '0x60'
            asked.push(parameters)
            return getCode()
          },
        },
        run: {
          quote: quoteToItself,
          digest: digestQuote(quoteToItself),
          audit: isContractAccount === undefined ? {} : { isContractAccount },
        },
      })
      await check()
      expect(asked).toEqual([{ chainId: originChainId, address: user }])
      expect(decisions).toMatchObject(
        isAsked ? [{ kind: 'findings', findings: [{ rule: 'contract-account' }] }] : [],
      )
    },
  )

  it('behavior: asks nothing of a contract that sends to somebody else', async () => {
    const { check, decisions } = createCheck({ run: { audit: { isContractAccount: true } } })
    await check()
    expect(decisions).toEqual([])
  })

  it('error: a quote that is too old', async () => {
    const { check, pass, run } = createCheck()
    pass(run.client.quoteMaxAgeMs + 1)
    await expect(check()).rejects.toMatchObject({ name: 'QuoteExpiredError' })
  })

  it('behavior: the user is asked about what must be known, once for all of it', async () => {
    const confirms = [found('confirm', 'one'), found('confirm', 'other')]
    const { check, decisions } = createCheck({ run: { audit: auditOf(found('info', 'x'), ...confirms) } })
    await check()
    expect(decisions).toEqual([{ kind: 'findings', findings: confirms }])
  })

  it('behavior: what was accepted before is not asked about again, and all else is', async () => {
    const [known, news] = [found('confirm', 'one'), found('confirm', 'other')]
    const same = { ...known, facts: {} }
    const both = createCheck({
      run: { audit: auditOf(known, news), acceptedFindings: [found('confirm', 'old'), same] },
    })
    await both.check()
    expect(both.decisions).toEqual([{ kind: 'findings', findings: [news] }])
    const none = createCheck({ run: { audit: auditOf(known), acceptedFindings: [same] } })
    await none.check()
    expect(none.decisions).toEqual([])
  })

  it('error: what was accepted with other facts is asked about, and may be declined', async () => {
    const change = { ...found('confirm', 'one'), facts: { amount: '2' } }
    const { check, decisions } = createCheck({
      run: { audit: auditOf(change), acceptedFindings: [found('confirm', 'one')] },
      answer: false,
    })
    await expect(check()).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(decisions).toHaveLength(1)
  })
})

describe('checkFreshness', () => {
  it('default: nothing against the accepted quote, up to the last moment', () => {
    const { run, pass } = createCheck()
    pass(run.client.quoteMaxAgeMs)
    expect(() => checkFreshness(run)).not.toThrow()
  })

  it('error: a moment later it is too old, and both times are told', () => {
    const { run, pass } = createCheck()
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs + 1)
    expect(() => checkFreshness(run)).toThrow(
      expect.objectContaining({ name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }),
    )
  })

  it('error: received later than now, it would never get old', () => {
    const { run, pass } = createCheck()
    const maxAgeMs = run.client.quoteMaxAgeMs
    // A clock that was set back a little is no reason.
    pass(-maxAgeMs)
    expect(() => checkFreshness(run)).not.toThrow()
    pass(-1)
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
  })

  it('error: older than its clock says, which was set back by less than its age', () => {
    const { run } = createCheck()
    const old = { ...run, quote: { ...run.quote } }
    const maxAgeMs = run.client.quoteMaxAgeMs
    // So much more time has passed in the page than by the clock.
    const remember = (aheadMs: number) =>
      rememberClock(old.quote, systemClock, clockOffset(systemClock) + aheadMs)
    remember(maxAgeMs / 2)
    expect(() => checkFreshness(old)).not.toThrow()
    remember(maxAgeMs + 5_000)
    expect(() => checkFreshness(old)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
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

  it('error: the deadline of its order, where that comes first: nobody would fill it', () => {
    const { run, pass } = fillableFor(17)
    pass(17_000)
    expect(() => checkFreshness(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: 17_001, maxAgeMs: 17_000 }
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining(expired))
  })

  it('behavior: a deadline that had passed on arrival is up to the audit, which asks', () => {
    const { run, pass } = fillableFor(0)
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs)
    expect(() => checkFreshness(run)).not.toThrow()
    pass(1)
    expect(() => checkFreshness(run)).toThrow(
      expect.objectContaining({ name: 'QuoteExpiredError', maxAgeMs }),
    )
  })

  it('error: another quote than was accepted', () => {
    const { run } = createCheck({ run: { digest: hash } })
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining({ name: 'QuoteChangedError' }))
  })

  it('behavior: once its approval was sent, it may be paid for an hour, where no order says for how long', () => {
    const unordered = { ...quote, protocol: undefined }
    const { run, pass, store } = createCheck({ run: { quote: unordered, digest: digestQuote(unordered) } })
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(3_600_000)
    expect(() => checkFreshness(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: 3_600_001, maxAgeMs: 3_600_000 }
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining(expired))
  })

  /** How long the order of the quote may be paid from when the quote was received on, in milliseconds. */
  const orderMs = ({ quote: { receivedAt } }: TestRun['run']) =>
    Number(orderOf(quote)?.output?.deadline) * 1_000 - receivedAt

  it('behavior: once its approval was sent, it may be paid until the deadline of its order', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(orderMs(run))
    expect(() => checkFreshness(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: orderMs(run) + 1, maxAgeMs: orderMs(run) }
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining(expired))
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
  ])('behavior: once its approval was sent, it may be paid %s', (_, maxAgeMs, change) => {
    const { run: accepted, pass, store } = createCheck()
    const now = accepted.clock.now()
    const changed = mutated({ ...quote, receivedAt: now - (now % 1_000) }, change)
    const run = { ...accepted, quote: changed, digest: digestQuote(changed) }
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(maxAgeMs - (now % 1_000))
    expect(() => checkFreshness(run)).not.toThrow()
    pass(1)
    const expired = { name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining(expired))
  })

  it('error: an approval that was there already was not sent, and lets nothing be paid later', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'confirmed', index: 0 })
    expect(run.getState().items.map(({ status }) => status)).toEqual(['done', 'waiting'])
    const maxAgeMs = run.client.quoteMaxAgeMs
    pass(maxAgeMs + 1)
    const expired = { name: 'QuoteExpiredError', ageMs: maxAgeMs + 1, maxAgeMs }
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining(expired))
  })

  it('error: once its approval was sent, a clock that was set back does not make it last longer', () => {
    const { run, pass, store } = createCheck()
    store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    pass(-run.client.quoteMaxAgeMs)
    expect(() => checkFreshness(run)).not.toThrow()
    pass(-1)
    expect(() => checkFreshness(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
  })

  it('behavior: once it was paid, its age does not matter', () => {
    const { run, pass, store } = createCheck()
    for (const index of [0, 1]) {
      store.dispatch({ type: 'prompted', indexes: [index], intent: { from: account, at: 0 } })
      store.dispatch({ type: 'submitted', index, transactionHash: hash })
    }
    pass(2 * orderMs(run))
    expect(() => checkFreshness(run)).not.toThrow()
  })

  it('behavior: once something was sent, what was accepted still counts', () => {
    for (const isMined of [false, true]) {
      const { run, pass, store } = createCheck()
      store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
      pass(run.client.quoteMaxAgeMs + 1)
      expect(() => checkFreshness(run)).toThrow(expect.objectContaining({ name: 'QuoteExpiredError' }))
      store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
      if (isMined) store.dispatch({ type: 'confirmed', index: 0 })
      expect(run.getState().items.map(({ status }) => status)).toEqual([
        isMined ? 'done' : 'confirming',
        'waiting',
      ])
      expect(() => checkFreshness(run)).not.toThrow()
      expect(() => checkFreshness({ ...run, digest: hash })).toThrow(
        expect.objectContaining({ name: 'QuoteChangedError' }),
      )
    }
  })
})
