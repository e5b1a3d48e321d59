import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { QuoteDetails } from '@causeway/react/schemas'
import { priceImpact } from '../../../../../src/widgets/shared/model/figures/priceImpact.ts'
import { reviewRisks } from '../../../../../src/widgets/review/model/findings/reviewRisks.ts'
import { slippageLoss } from '../../../../../src/widgets/review/model/findings/slippageLoss.ts'
import { getQuoteFor } from '../../../../support/quotes/getQuoteOfEachKind.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { quoteCases } from '../../../../support/quotes/quoteKinds.ts'

let quote: Quote

beforeAll(async () => {
  quote = await getQuoteFor(createTestEnvironment(), quoteCases.tokenBridge)
})

interface Worth {
  paid?: string | undefined
  received?: string | undefined
  /** What the provider reports. */
  percent?: string | undefined
  topup?: string | undefined
}

/** The quote, with other worths. */
function worth({ paid, received, percent, topup }: Worth): QuoteDetails {
  const { currencyIn, currencyOut } = quote.details
  return {
    ...quote.details,
    currencyIn: { ...currencyIn, amountUsd: paid },
    currencyOut: { ...currencyOut, amountUsd: received },
    currencyGasTopup: topup === undefined ? undefined : { ...currencyOut, amountUsd: topup },
    totalImpact: percent === undefined ? undefined : { usd: undefined, percent },
  }
}

/** The quote, with another amount, guarantee and tolerance. */
function promised(amount: bigint, minimumAmount: bigint | undefined, total?: string, chosen?: number): Quote {
  const { details, parameters } = quote
  return {
    ...quote,
    parameters: { ...parameters, slippageTolerance: chosen },
    details: {
      ...details,
      currencyOut: { ...details.currencyOut, amount, minimumAmount, amountUsd: '100' },
      slippageTolerance: total === undefined ? undefined : { total },
    },
  }
}

describe('priceImpact', () => {
  it.each<[string, Worth, object]>([
    [
      'a loss that the provider states',
      { paid: '100', received: '95', percent: '-5' },
      { bps: 500, lossUsd: '5' },
    ],
    [
      'the same loss without a sign',
      { paid: '100', received: '95', percent: '5' },
      { bps: 500, lossUsd: '5' },
    ],
    ['a loss that the provider doesn’t state', { paid: '100', received: '95' }, { bps: 500, lossUsd: '5' }],
    [
      'the larger of the computed and the stated loss, in percent and in dollars',
      { paid: '100', received: '95', percent: '-6.5' },
      { bps: 650, lossUsd: '6.5', change: { usd: '-6.5', percent: '-6.5' } },
    ],
    [
      'a loss that the provider rounds down',
      { paid: '100', received: '99.3751', percent: '-0.62' },
      { bps: 63, lossUsd: '0.6249', change: { usd: '-0.6249', percent: '-0.63' } },
    ],
    ['part of a basis point', { paid: '100', received: '99.999' }, { bps: 1 }],
    [
      'no loss',
      { paid: '100', received: '100', percent: '0' },
      { bps: 0, lossUsd: undefined, change: { usd: '0', percent: '0' } },
    ],
    [
      'a gain that the provider doesn’t state',
      { paid: '100', received: '101' },
      { bps: 0, lossUsd: undefined, change: undefined },
    ],
    [
      'a loss that only the provider states, for equal values',
      { paid: '100', received: '100', percent: '-1' },
      { bps: 100, lossUsd: undefined, change: undefined },
    ],
    [
      'a larger stated loss without a sign',
      { paid: '100', received: '95', percent: '6' },
      { bps: 600, lossUsd: '6', change: { usd: '-6', percent: '-6' } },
    ],
    [
      'the largest difference that is allowed between the two',
      { paid: '100', received: '99', percent: '-3' },
      { bps: 300, lossUsd: '3' },
    ],
    [
      'a gain',
      { paid: '100', received: '101', percent: '1' },
      { bps: 0, lossUsd: undefined, change: { usd: '1', percent: '1' } },
    ],
    [
      'a loss that only the provider states, for a gain',
      { paid: '100', received: '101', percent: '-1' },
      { bps: 100, lossUsd: undefined, change: undefined },
    ],
    [
      'a gas top-up, counted as received',
      { paid: '100', received: '90', topup: '9', percent: '-1' },
      { bps: 100 },
    ],
    [
      'a gas top-up that the provider counts as a loss',
      { paid: '100', received: '90', topup: '9', percent: '-10' },
      { bps: 100, lossUsd: '1' },
    ],
    [
      'a gas top-up that makes up most of the stated loss of a small swap',
      { paid: '10', received: '7.603', topup: '2', percent: '-23.97' },
      { bps: 397, lossUsd: '0.397' },
    ],
    [
      'the stated loss less the gas top-up, where that is the larger one',
      { paid: '100', received: '90', topup: '9', percent: '-11' },
      { bps: 200, lossUsd: '2', change: { usd: '-2', percent: '-2' } },
    ],
    [
      'no loss besides the gas top-up that the provider counts as one',
      { paid: '10', received: '8', topup: '2', percent: '-20' },
      { bps: 0, lossUsd: undefined, change: { usd: '0', percent: '0' } },
    ],
    [
      'a gain, stated as a loss because of the gas top-up',
      { paid: '10', received: '8.5', topup: '2', percent: '-15' },
      { bps: 0, lossUsd: undefined, change: { usd: '0.5', percent: '5' } },
    ],
    [
      'a gain even without the gas top-up, stated as a loss',
      { paid: '10', received: '10.5', topup: '2', percent: '-5' },
      { bps: 0, lossUsd: undefined, change: { usd: '2.5', percent: '25' } },
    ],
    [
      'a small stated loss that the gas top-up outweighs',
      { paid: '10', received: '10', topup: '2', percent: '-1' },
      { bps: 0, lossUsd: undefined, change: { usd: '1.9', percent: '19' } },
    ],
    [
      'a stated gain that leaves out the gas top-up',
      { paid: '10', received: '10.5', topup: '2', percent: '5' },
      { bps: 0, lossUsd: undefined, change: { usd: '2.5', percent: '25' } },
    ],
    [
      'a stated loss that fits with the gas top-up, and better without it',
      { paid: '100', received: '97', topup: '1', percent: '-2.1' },
      { bps: 210, lossUsd: '2.1' },
    ],
  ])('default: %s', (_, worths, expected) => {
    expect(priceImpact(worth(worths))).toMatchObject({ status: 'known', ...expected })
  })

  it.each<[string, Worth, string]>([
    ['the value of what you pay is missing', { received: '95', percent: '-5' }, 'unknown'],
    ['the value of what you receive is missing', { paid: '100', percent: '-5' }, 'unknown'],
    ['what you pay has no value', { paid: '0', received: '0', percent: '0' }, 'unknown'],
    ['a value isn’t a number', { paid: 'NaN', received: '95', percent: '-5' }, 'unknown'],
    ['the value of the gas top-up isn’t a number', { paid: '100', received: '95', topup: '?' }, 'unknown'],
    ['the provider states a larger loss', { paid: '100', received: '99', percent: '-3.02' }, 'disagreed'],
    [
      'the provider states a larger loss than the gas top-up explains',
      { paid: '100', received: '90', topup: '9', percent: '-12.01' },
      'disagreed',
    ],
    ['the provider states a smaller loss', { paid: '100', received: '90', percent: '-1' }, 'disagreed'],
    [
      'the provider states no loss where nearly everything is lost',
      { paid: '100', received: '1', percent: '0' },
      'disagreed',
    ],
  ])('error: doesn’t trust the price impact: %s', (_, worths, status) => {
    expect(priceImpact(worth(worths))).toEqual({ status })
  })
})

describe('slippageLoss', () => {
  it.each<[string, Quote | (() => Quote), object | undefined]>([
    ['by what is guaranteed', () => promised(1_000n, 990n), { bps: 100, amount: 10n, usd: '1' }],
    ['an odd guarantee, to the unit', () => promised(1_001n, 990n), { bps: 110, amount: 11n }],
    ['a guarantee that is rounded down', () => promised(1_001n, 990n, '100'), { bps: 100, amount: 11n }],
    ['the tolerance, where it is larger', () => promised(1_000n, 990n, '500'), { bps: 500, amount: 50n }],
    ['the guarantee, where it is larger', () => promised(1_000n, 900n, '500'), { bps: 1_000, amount: 100n }],
    ['the tolerance alone', () => promised(1_000n, undefined, '300'), { bps: 300, amount: 30n }],
    ['an exact amount', () => promised(1_000n, 1_000n, '300'), { bps: 0, amount: 0n }],
    ['nothing that could arrive', () => promised(0n, 0n), undefined],
    ['nothing said', () => promised(1_000n, undefined), undefined],
    ['an invalid tolerance', () => promised(1_000n, undefined, '1e3'), undefined],
    ['more than everything', () => promised(1_000n, undefined, '10001'), undefined],
    ['nothing guaranteed', () => promised(1_000n, 0n), { bps: 10_000, amount: 1_000n, usd: '100' }],
  ])('default: %s', (_, given, expected) => {
    const loss = slippageLoss(typeof given === 'function' ? given() : given)
    if (expected) expect(loss).toMatchObject(expected)
    else expect(loss).toBeUndefined()
  })
})

it('behavior: slippageLoss: rounds a loss in US dollars up', () => {
  const { details } = promised(1_000n, 999n)
  const loss = slippageLoss({
    ...quote,
    details: { ...details, currencyOut: { ...details.currencyOut, amountUsd: '0.000000000000000011' } },
  })
  expect(loss).toMatchObject({ bps: 10, usd: '0.000000000000000001' })
})

describe('reviewRisks', () => {
  it.each([
    [99, []],
    [100, ['impact info none']],
    [299, ['impact info none']],
    [300, ['impact caution none']],
    [499, ['impact caution none']],
    [500, ['impact caution tick']],
    [999, ['impact caution tick']],
    [1_000, ['impact danger write']],
    [1_499, ['impact danger write']],
    [1_500, ['impact block none']],
  ])('default: rates a loss of %i basis points', (bps, expected) => {
    const details = worth({ paid: '100', received: String(100 - bps / 100) })
    expect(told({ ...quote, details })).toEqual(expected)
  })

  it.each([
    [4, 4, ['lowSlippage info none']],
    [4, undefined, []],
    [5, 5, []],
    [100, 100, []],
    [101, 101, ['slippage caution none']],
    [500, 500, ['slippage caution none']],
    [501, 501, ['slippage danger none']],
    [2_000, undefined, ['slippage danger none']],
    [2_001, undefined, ['slippage danger write']],
    [5_000, 5_000, ['slippage danger write']],
  ])('default: rates a tolerance of %i basis points', (bps, chosen, expected) => {
    const amount = 1_000_000n
    const given = promised(amount, amount - (amount * BigInt(bps)) / 10_000n, undefined, chosen)
    const details = { ...given.details, currencyIn: { ...given.details.currencyIn, amountUsd: '100' } }
    expect(told({ ...given, details: { ...details, totalImpact: undefined } })).toEqual(expected)
  })

  it('error: asks the user to accept an unknown loss', () => {
    expect(told({ ...quote, details: worth({ paid: '100' }) })).toEqual(['unknownImpact caution tick'])
    expect(told({ ...quote, details: worth({ paid: '100', received: '100', percent: '50' }) })).toEqual([
      'disagreedImpact caution tick',
    ])
  })

  it('parameters: lets the page allow more, or less', () => {
    const given = { ...quote, details: worth({ paid: '100', received: '80' }) }
    expect(told(given, 2_001)).toEqual(['impact danger write'])
    expect(told(given, 2_000)).toEqual(['impact block none'])
    const little = { ...quote, details: worth({ paid: '100', received: '99' }) }
    expect(told(little, 100)).toEqual(['impact block none'])
  })

  it('behavior: counts other figures as another risk', () => {
    const idOf = (received: string) =>
      reviewRisks({ ...quote, details: worth({ paid: '100', received }) }, 1_500)[0]?.id
    expect(idOf('89')).not.toBe(idOf('88.99'))
  })
})

function told(given: Quote, maxImpactBps = 1_500): string[] {
  return reviewRisks(given, maxImpactBps).map(
    ({ about, level, acceptance }) => `${about} ${level} ${acceptance}`,
  )
}
