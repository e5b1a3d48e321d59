import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { Step } from '@causeway/react/schemas'
import { describeQuote } from '../../../../src/audit/describe/describeQuote.ts'
import { reviewChanges } from '../../../../src/widgets/review/model/findings/reviewChanges.ts'
import { feeBreakdown } from '../../../../src/widgets/fees/model/feeBreakdown.ts'
import { reviewDisclosures } from '../../../../src/widgets/review/model/findings/reviewDisclosures.ts'
import { nameTokensBy } from './nameTokensBy.ts'
import { reviewModel } from '../../../../src/widgets/review/model/reviewModel.ts'
import { needsReview } from '../../../../src/widgets/review/model/findReviewReason.ts'
import { getQuoteFor, getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { quoteCases, quoteKinds, type QuoteKind } from '../../../support/quotes/quoteKinds.ts'

const { tokens, chains } = createTestEnvironment()
const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
const decode = (one: Quote) => describeQuote(one, { tokens, nativeOf, audit: {} })
const counterpartiesOf = (one: Quote) => decode(one)?.counterparties ?? []
const stranger = '0x00000000000000000000000000000000000A11cE'

let quotes: Readonly<Record<QuoteKind, Quote>>
let quote: Quote

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
  quote = quotes.tokenBridge
})

function modelOf(given: Quote, acceptedQuote: Quote = given) {
  return reviewModel({
    quote: given,
    acceptedQuote,
    tokens,
    nameToken: nameTokensBy(tokens),
    decode,
    unchecked: [],
  })
}

type Details = Partial<Quote['details']>

/** The quote with other details, as a new answer to the same parameters. */
const renewed = (change: Details): Quote => ({ ...quote, details: { ...quote.details, ...change } })
const receiving = (amount: bigint, minimumAmount = amount): Details => ({
  currencyOut: { ...quote.details.currencyOut, amount, minimumAmount },
})

/** The quote, as if 100 dollars were paid and this much came. */
const losing = (usd: string): Quote =>
  renewed({
    currencyIn: { ...quote.details.currencyIn, amountUsd: '100' },
    currencyOut: { ...quote.details.currencyOut, amountUsd: usd },
    totalImpact: undefined,
    swapImpact: undefined,
  })
const slipping = (total: string): Details => {
  const { amount } = quote.details.currencyOut
  return {
    ...receiving(amount, (amount * (10_000n - BigInt(total))) / 10_000n),
    slippageTolerance: { total },
  }
}

describe('reviewChanges', () => {
  const told = (now: Quote) =>
    reviewChanges(quote, now, counterpartiesOf).map(
      ({ of, isWorse }) => `${of} ${isWorse ? 'worse' : 'other'}`,
    )

  it.each<[string, () => Quote, string[]]>([
    ['the same quote', () => quote, []],
    ['the same figures', () => renewed({}), []],
    [
      'a little less',
      () => renewed(receiving(amountOut() - amountOut() / 1_000n)),
      ['receive other', 'minimum other'],
    ],
    ['less', () => renewed(receiving(amountOut() - amountOut() / 500n)), ['receive worse', 'minimum other']],
    ['more', () => renewed(receiving(amountOut() + 1n)), ['receive other', 'minimum other']],
    ['less guaranteed', () => renewed(receiving(amountOut(), 1n)), ['minimum worse']],
    [
      'nothing guaranteed any more',
      () => renewed({ currencyOut: { ...quote.details.currencyOut, minimumAmount: undefined } }),
      ['minimum worse'],
    ],
    ['a longer time', () => renewed({ timeEstimate: 400 }), ['time worse']],
    [
      'a few seconds more',
      () => renewed({ timeEstimate: (quote.details.timeEstimate ?? 0) + 1 }),
      ['time other'],
    ],
    ['an unknown time', () => renewed({ timeEstimate: undefined }), ['time worse']],
    ['unknown fees', () => ({ ...quote, fees: {} }), ['fees worse']],
    [
      // What the sponsor leaves to pay stays the same: Fees shows the fees.
      'fees that the sponsor’s share leaves out',
      () => ({ ...quote, fees: { ...quote.fees, app: { ...quote.details.currencyIn, amountUsd: '9' } } }),
      ['fees worse'],
    ],
    [
      'a higher network fee',
      () => ({ ...quote, fees: { ...quote.fees, gas: { ...quote.fees.gas, amountUsd: '9' } } }),
      ['fees worse'],
    ],
    [
      'more to pay',
      () =>
        renewed({
          currencyIn: { ...quote.details.currencyIn, amount: quote.details.currencyIn.amount * 2n },
        }),
      ['pay worse'],
    ],
    ['another contract', () => ({ ...quote, steps: movedTo(quote.steps, stranger) }), ['contracts worse']],
  ])('default: %s', (_, now, expected) => {
    expect(told(now())).toEqual(expected)
  })

  it('behavior: doesn’t count a figure as worse that was unknown before', () => {
    const silent: Quote = { ...renewed({ timeEstimate: undefined }), fees: {} }
    expect(
      reviewChanges(silent, quote, counterpartiesOf).map(({ of, isWorse, before }) => [of, isWorse, before]),
    ).toEqual([
      ['fees', false, undefined],
      ['time', false, undefined],
    ])
  })

  it('behavior: adds up small changes, since it compares with the accepted quote', () => {
    let now = quote
    const steps: boolean[] = []
    for (let step = 0; step < 4; step++) {
      const { amount } = now.details.currencyOut
      now = renewed(receiving(amount - amount / 2_000n))
      steps.push(reviewChanges(quote, now, counterpartiesOf).some(({ isWorse }) => isWorse))
    }
    expect(steps).toEqual([false, false, true, true])
  })

  it('behavior: shows the same fees as Fees, which adds up whole cents', () => {
    const feesOf = (gas: string): Quote => {
      const { relayer: _, ...fees } = quote.fees
      const { relayerService, relayerGas } = fees
      return {
        ...quote,
        feeSponsorship: undefined,
        fees: {
          ...fees,
          relayerService: { ...relayerService, amount: 331n, amountUsd: '0.331' },
          relayerGas: { ...relayerGas, amount: 332n, amountUsd: '0.332' },
          app: { ...fees.app, amount: 0n, amountUsd: '0' },
          gas: { ...fees.gas, amountUsd: gas },
        },
      }
    }
    const [accepted, now] = [feesOf('0.333'), feesOf('9.001')]
    const shown = [accepted, now].map((one) => feeBreakdown({ quote: one }, chains).total.usd?.shownUsd)
    expect(shown).toEqual(['1.02', '9.69'])
    const fees = reviewChanges(accepted, now, counterpartiesOf).find(({ of }) => of === 'fees')
    expect(fees).toMatchObject({ before: { usd: shown[0] }, now: { usd: shown[1] }, isWorse: true })
    // Figures that look the same are no change.
    expect(reviewChanges(accepted, feesOf('0.3331'), counterpartiesOf)).toEqual([])
  })

  it('behavior: compares nothing with a quote for other parameters', () => {
    expect(reviewChanges(quotes.nativeBridge, quote, counterpartiesOf)).toEqual([])
  })

  it('default: gives each amount in its own token', () => {
    const { currencyIn, currencyOut } = quotes.swapToken.details
    expect(currencyIn.currency.decimals).not.toBe(currencyOut.currency.decimals)
    const other: Quote = {
      ...quotes.swapToken,
      details: {
        ...quotes.swapToken.details,
        currencyIn: { ...currencyIn, amount: currencyIn.amount + 1n },
        currencyOut: { ...currencyOut, amount: currencyOut.amount - 1n, minimumAmount: 1n },
      },
    }
    expect(
      reviewChanges(quotes.swapToken, other, counterpartiesOf).map(({ of, before, now }) => ({
        of,
        tokens: [before, now].map((figure) => figure?.kind === 'amount' && figure.token),
      })),
    ).toEqual([
      { of: 'pay', tokens: [currencyIn.currency, currencyIn.currency] },
      { of: 'receive', tokens: [currencyOut.currency, currencyOut.currency] },
      { of: 'minimum', tokens: [currencyOut.currency, currencyOut.currency] },
    ])
  })

  const amountOut = () => quote.details.currencyOut.amount
})

describe('reviewDisclosures', () => {
  it.each<[QuoteKind, string[]]>([
    ['tokenBridge', ['recipient', 'elsewhere', 'refund', 'final']],
    ['swapToken', ['recipient', 'refund', 'final']],
    ['sendToken', ['recipient', 'refund', 'final']],
    ['order', ['recipient', 'elsewhere', 'refund', 'final']],
    ['wrap', ['refund', 'final']],
  ])('default: discloses what the user must know of %s', (kind, expected) => {
    expect(reviewDisclosures(quotes[kind], tokens).map(({ id }) => id)).toEqual(expected)
  })

  it.each([
    [quoteCases.tokenBridge, ['elsewhere', 'refund', 'final']],
    [quoteCases.swapToken, ['refund', 'final']],
  ])('default: names no recipient where the user receives: %j', async (kind, expected) => {
    const toOneself = await getQuoteFor(createTestEnvironment(), { ...kind, recipient: undefined })
    expect(reviewDisclosures(toOneself, tokens).map(({ id }) => id)).toEqual(expected)
  })

  it('behavior: names a token that the page doesn’t vouch for with its address', () => {
    const imported = tokens.map((token) => ({
      ...token,
      verified: token.symbol === 'USDC' ? false : undefined,
    }))
    const { address } = quote.details.currencyIn.currency
    expect(reviewDisclosures(quote, imported)[0]).toEqual({
      id: 'unverified',
      token: { symbol: 'USDC', address },
    })
    expect(reviewDisclosures(quote, []).filter(({ id }) => id === 'unverified')).toHaveLength(2)
  })
})

describe('reviewModel', () => {
  it.each(quoteKinds)('default: asks the user to accept nothing for %s', (kind) => {
    const model = modelOf(quotes[kind])
    expect(model.steps).not.toBeUndefined()
    expect(model).toMatchObject({ isBlocked: false, changes: [] })
  })

  it('default: needs no review for a good quote', () => {
    expect(needsReview(modelOf(quote))).toBe(false)
  })

  it('default: needs no review for mere information', () => {
    const told = modelOf(losing('98.5'))
    expect(told.risks.map(({ about, level }) => [about, level])).toEqual([['impact', 'info']])
    expect(needsReview(told)).toBe(false)
  })

  it('parameters: needs a review while it isn’t ready, or the page stops it', () => {
    const good = modelOf(quote)
    for (const quoteStatus of ['idle', 'loading', 'expired', 'offline', 'error'] as const)
      expect([quoteStatus, needsReview(good, { quoteStatus })]).toEqual([quoteStatus, true])
    expect(needsReview(good, { quoteStatus: 'ready' })).toBe(false)
    expect(needsReview(good, { quoteStatus: 'ready', pageReason: 'The bridge is closed.' })).toBe(true)
  })

  it.each<[string, () => ReturnType<typeof modelOf>]>([
    ['figures are worse than accepted', () => modelOf(renewed({ timeEstimate: 400 }), quote)],
    ['its steps can’t be read', () => modelOf({ ...quote, steps: unreadable(quote.steps) })],
    ['the audit blocks it', () => modelOf(renewed({ sender: stranger }))],
    ['a finding must be known', () => modelOf(renewed(receiving(quote.details.currencyOut.amount, 1n)))],
    [
      'a loss must be accepted',
      () => modelOf(renewed({ currencyIn: { ...quote.details.currencyIn, amountUsd: undefined } })),
    ],
    ['a loss is warned of', () => modelOf(losing('96'))],
    ['slippage is warned of', () => modelOf(renewed(slipping('101')))],
  ])('behavior: needs a review once %s', (_, model) => {
    expect(needsReview(model())).toBe(true)
  })

  it('error: blocks what can’t be read or breaks a rule', () => {
    expect(modelOf({ ...quote, steps: unreadable(quote.steps) })).toMatchObject({
      steps: undefined,
      isBlocked: true,
    })
    expect(modelOf(renewed({ sender: stranger })).isBlocked).toBe(true)
  })

  it('behavior: needs no acceptance of better figures', () => {
    expect(modelOf(renewed(receiving(quote.details.currencyOut.amount + 1n)), quote).changes).toEqual([])
  })
})

function unreadable(steps: readonly Step[]): Step[] {
  return steps.map((step) => ({ ...step, kind: 'unknown', rawKind: 'teleport' }) as Step)
}

function movedTo(steps: readonly Step[], to: `0x${string}`): Step[] {
  return steps.map((step) =>
    step.kind === 'transaction'
      ? { ...step, items: step.items.map((item) => ({ ...item, data: { ...item.data, to } })) }
      : step,
  )
}
