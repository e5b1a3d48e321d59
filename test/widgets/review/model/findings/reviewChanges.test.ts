import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { reviewChanges } from '../../../../../src/widgets/review/model/findings/reviewChanges.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { getQuoteFor } from '../../../../support/quotes/getQuoteOfEachKind.ts'
import { quoteCases } from '../../../../support/quotes/quoteKinds.ts'

interface Figures {
  pay?: bigint
  receive?: bigint
  minimum?: bigint | undefined
  seconds?: number | undefined
}

const known = { pay: 200_000n, receive: 100_000n, minimum: 50_000n, seconds: 30 }
const none = () => []
let quote: Quote

beforeAll(async () => {
  quote = await getQuoteFor(createTestEnvironment(), quoteCases.tokenBridge)
})

function quoteOf(figures: Figures): Quote {
  const { pay, receive, minimum: minimumAmount, seconds } = { ...known, ...figures }
  const { currencyIn, currencyOut, ...details } = quote.details
  return {
    ...quote,
    details: {
      ...details,
      timeEstimate: seconds,
      currencyIn: { ...currencyIn, amount: pay },
      currencyOut: { ...currencyOut, amount: receive, minimumAmount },
    },
  } as Quote
}

const changesTo = (figures: Figures, before: Figures = {}) =>
  reviewChanges(quoteOf(before), quoteOf(figures), none).map(({ of, isWorse }) => [of, isWorse])

describe('reviewChanges', () => {
  it('default: tells both figures of what changed, as they are rounded', () => {
    const { currencyIn, currencyOut } = quote.details
    const amount = (value: bigint, token: unknown, rounding: string) => ({
      kind: 'amount',
      amount: value,
      token,
      rounding,
    })
    expect(
      reviewChanges(quoteOf({}), quoteOf({ pay: 200_300n, receive: 99_000n, minimum: 49_000n }), none),
    ).toEqual([
      {
        of: 'pay',
        before: amount(200_000n, currencyIn.currency, 'up'),
        now: amount(200_300n, currencyIn.currency, 'up'),
        isWorse: true,
      },
      {
        of: 'receive',
        before: amount(100_000n, currencyOut.currency, 'down'),
        now: amount(99_000n, currencyOut.currency, 'down'),
        isWorse: true,
      },
      {
        of: 'minimum',
        before: amount(50_000n, currencyOut.currency, 'down'),
        now: amount(49_000n, currencyOut.currency, 'down'),
        isWorse: true,
      },
    ])
  })

  it('default: counts a tenth of a percent as not worse, and also lists what is better', () => {
    expect(changesTo({ pay: 200_200n })).toEqual([['pay', false]])
    expect(changesTo({ pay: 200_201n })).toEqual([['pay', true]])
    expect(changesTo({ receive: 99_900n })).toEqual([['receive', false]])
    expect(changesTo({ receive: 99_899n })).toEqual([['receive', true]])
    expect(changesTo({ pay: 1n, receive: 900_000n })).toEqual([
      ['pay', false],
      ['receive', false],
    ])
  })

  it('behavior: counts a minimum that is gone as worse, and a new one not', () => {
    expect(changesTo({ minimum: undefined })).toEqual([['minimum', true]])
    expect(changesTo({}, { minimum: undefined })).toEqual([['minimum', false]])
  })

  it.each([
    [60, 61],
    [300, 301],
    [1_800, 1_801],
    [1_800, undefined],
  ])('behavior: lists an estimate of %s seconds as not worse, and one of %s as worse', (last, more) => {
    expect(changesTo({ seconds: last }, { seconds: last - 1 })).toEqual([['time', false]])
    expect(changesTo({ seconds: more }, { seconds: last })).toEqual([['time', true]])
  })

  it('behavior: compares nothing with the same quote, or with one for other parameters', () => {
    const one = quoteOf({})
    const worse = quoteOf({ pay: 900_000n })
    expect(reviewChanges(one, one, none)).toEqual([])
    expect(reviewChanges(one, { ...worse, parameters: { ...worse.parameters, amount: 7n } }, none)).toEqual(
      [],
    )
  })

  it('behavior: counts one more contract as worse, but not one less', () => {
    const [before, now] = [quoteOf({}), quoteOf({})]
    const contracts = (was: string[], is: string[]) =>
      reviewChanges(before, now, (one) => (one === before ? was : is))
    expect(contracts(['a'], ['a', 'b'])).toEqual([
      {
        of: 'contracts',
        before: { kind: 'addresses', addresses: ['a'] },
        now: { kind: 'addresses', addresses: ['a', 'b'] },
        isWorse: true,
      },
    ])
    expect(contracts(['a', 'b'], ['a']).map(({ isWorse }) => isWorse)).toEqual([false])
  })
})
