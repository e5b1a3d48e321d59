import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { ReviewRisk } from '@causeway/react/widgets'
import {
  isAnswerComplete,
  uncheckedRisks,
} from '../../../../src/widgets/review/model/findings/reviewRisks.ts'
import { checkReview } from '../../../../src/widgets/review/model/checkReview.ts'
import { reviewModel, type ReviewModelInput } from '../../../../src/widgets/review/model/reviewModel.ts'
import {
  needsReview,
  findReviewReason,
  type ReviewSituation,
} from '../../../../src/widgets/review/model/findReviewReason.ts'
import { nameTokensBy } from './nameTokensBy.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { getQuoteFor } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { quoteCases } from '../../../support/quotes/quoteKinds.ts'

const env = createTestEnvironment()
let quote: Quote

beforeAll(async () => {
  quote = await getQuoteFor(env, quoteCases.tokenBridge)
})

type Severity = 'info' | 'confirm' | 'block'

const finding = (key: string, severity: Severity, rule = 'own') => ({
  key,
  severity,
  rule,
  message: '',
  facts: {},
})

/** The review of the quote, as if this were found and computed. */
function modelOf({
  findings = [],
  status = 'verified',
  received = '100',
  ...input
}: {
  findings?: ReturnType<typeof finding>[]
  status?: string
  received?: string
} & Partial<ReviewModelInput>) {
  const { currencyIn, currencyOut } = quote.details
  const details = {
    ...quote.details,
    currencyIn: { ...currencyIn, amountUsd: '100' },
    currencyOut: { ...currencyOut, minimumAmount: currencyOut.amount, amountUsd: received },
    totalImpact: undefined,
  }
  const given = { ...quote, details }
  const described = { steps: [], findings, verification: { status }, counterparties: [] }
  return reviewModel({
    quote: given,
    acceptedQuote: given,
    tokens: env.tokens,
    nameToken: nameTokensBy(env.tokens),
    // One cast: of what is decoded nothing else is read here.
    decode: (() => described) as unknown as ReviewModelInput['decode'],
    unchecked: [],
    ...input,
  })
}

describe('reviewModel', () => {
  it('default: must be accepted: each risk and finding that needs a confirmation, and nothing else', () => {
    const findings = [
      finding('a', 'info'),
      finding('b', 'confirm'),
      finding('c', 'block'),
      finding('d', 'confirm'),
    ]
    expect(modelOf({ findings }).toAccept).toEqual(['b', 'd'])
    expect(modelOf({ findings, received: '95' }).toAccept).toEqual(['impact 500', 'b', 'd'])
    expect(modelOf({ received: '95.01' }).toAccept).toEqual([])
    const { currency } = quote.details.currencyOut
    const unchecked = [currency, { ...currency, address: '0xB', decimals: 7 }]
    const ids = unchecked.map(
      ({ chainId, address, decimals }) => `unchecked ${chainId} ${address} ${decimals}`,
    )
    expect(modelOf({ unchecked, findings, received: '95' }).toAccept).toEqual([
      ...ids,
      'impact 500',
      'b',
      'd',
    ])
    expect(new Set(ids).size).toBe(2)
  })

  it.each<[what: string, of: () => ReturnType<typeof modelOf>, isVerified: boolean]>([
    ['everything was computed', () => modelOf({}), true],
    ['a finding is only shown', () => modelOf({ findings: [finding('a', 'info')] }), true],
    [
      'a finding has to be confirmed',
      () => modelOf({ findings: [finding('a', 'info'), finding('b', 'confirm')] }),
      false,
    ],
    ['a finding blocks it', () => modelOf({ findings: [finding('a', 'block')] }), false],
    ['the computation lacks a link', () => modelOf({ status: 'unverified' }), false],
    [
      'only the provider states the decimals',
      () => modelOf({ unchecked: [quote.details.currencyOut.currency] }),
      false,
    ],
    ['nothing can be read', () => modelOf({ decode: () => undefined }), false],
  ])('default: decides whether a quote is verified where %s', (_, of, isVerified) => {
    expect(of().isVerified).toBe(isVerified)
  })

  it('default: names a refund to the recipient beside the refund address, unless it must be confirmed', () => {
    const [note, other] = [finding('n', 'info', 'order-refund-recipient'), finding('o', 'info')]
    expect(modelOf({ findings: [other, note] })).toMatchObject({
      mayRefundRecipient: true,
      listedFindings: [other],
      findings: [other, note],
    })
    const serious = finding('s', 'confirm', 'order-refund-recipient')
    expect(modelOf({ findings: [serious] })).toMatchObject({
      mayRefundRecipient: false,
      listedFindings: [serious],
    })
  })

  it('default: blocks a loss that the page doesn’t allow', () => {
    expect([modelOf({ received: '85' }).isBlocked, modelOf({ received: '85.01' }).isBlocked]).toEqual([
      true,
      false,
    ])
    expect(modelOf({ received: '99', maxImpactBps: 100 }).isBlocked).toBe(true)
  })

  it('default: lists all changes if one figure got worse, and none otherwise', () => {
    const { details } = quote
    const changed = (timeEstimate: number | undefined) =>
      modelOf({
        acceptedQuote: quote,
        quote: {
          ...quote,
          details: {
            ...details,
            timeEstimate,
            currencyIn: { ...details.currencyIn, amount: details.currencyIn.amount - 1n },
          },
        },
      }).changes.map(({ of, isWorse }) => [of, isWorse])
    expect(changed(4_000)).toEqual([
      ['pay', false],
      ['time', true],
    ])
    expect(changed(details.timeEstimate)).toEqual([])
  })

  it('default: reports unchecked decimals as a separate risk, with their token', () => {
    const currency = { chainId: 7, address: '0xA', decimals: 9, symbol: 'ODD' }
    expect(uncheckedRisks([currency])).toEqual([
      {
        id: 'unchecked 7 0xA 9',
        about: 'unchecked',
        level: 'caution',
        acceptance: 'tick',
        bps: undefined,
        usd: undefined,
        symbol: 'ODD',
      },
    ])
  })
})

describe('isAnswerComplete', () => {
  // One cast: of a risk nothing else is read here.
  const risk = (acceptance: ReviewRisk['acceptance'], bps?: number) => ({ acceptance, bps }) as ReviewRisk

  it.each<[text: string, locale: string, isComplete: boolean]>([
    ['12.34', 'en', true],
    ['12.34%', 'en', true],
    ['12.340', 'en', true],
    ['12,34', 'de', true],
    ['12,34 %', 'de', true],
    ['', 'en', false],
    ['12', 'en', false],
    ['13', 'en', false],
    ['12.33', 'en', false],
    ['1234', 'en', false],
    ['twelve', 'en', false],
  ])('default: checks the answer %j, in %s, for a loss of 12.34 %%', (text, locale, isComplete) => {
    expect(isAnswerComplete(risk('write', 1_234), text, locale)).toBe(isComplete)
  })

  it('default: accepts any answer to other risks and findings', () => {
    for (const other of [risk('tick', 1_234), undefined])
      expect(['', 'yes'].map((text) => isAnswerComplete(other, text, 'en'))).toEqual([false, true])
    expect(isAnswerComplete(risk('write'), '0', 'en')).toBe(true)
  })
})

describe('findReviewReason', () => {
  it.each<[what: string, situation: ReviewSituation, isAnswered: boolean, reason: string | undefined]>([
    ['nothing', {}, true, undefined],
    ['an answer', {}, false, 'answer'],
    ['a quote on its way', { quoteStatus: 'loading', pageReason: 'No.' }, false, 'loading'],
    ['an old quote', { quoteStatus: 'expired', pageReason: 'No.' }, false, 'expired'],
    ['no connection', { quoteStatus: 'offline' }, true, 'expired'],
    ['the page', { pageReason: '' }, true, 'page'],
    ['no page', { pageReason: null as never }, true, undefined],
  ])('default: %s', (_, situation, isAnswered, reason) => {
    expect(findReviewReason(modelOf({}), { ...situation, isAnswered })).toBe(reason)
  })

  it('default: blocks first, then the page’s reason, then a change, then an open answer', () => {
    const blocked = modelOf({ findings: [finding('a', 'block')] })
    expect(findReviewReason(blocked, { pageReason: 'No.', isAnswered: false })).toBe('block')
    const slower = { ...quote, details: { ...quote.details, timeEstimate: 4_000 } }
    const changed = modelOf({ quote: slower, acceptedQuote: quote })
    expect(changed.changes.map(({ of }) => of)).toEqual(['time'])
    expect(findReviewReason(changed, { isAnswered: false })).toBe('changed')
    expect(findReviewReason(changed, { pageReason: 'No.', isAnswered: false })).toBe('page')
  })
})

describe('needsReview', () => {
  it.each<
    [what: string, of: () => ReturnType<typeof modelOf>, situation: ReviewSituation, isNeeded: boolean]
  >([
    ['nothing', () => modelOf({}), {}, false],
    ['what must be accepted', () => modelOf({ findings: [finding('a', 'confirm')] }), {}, true],
    ['what is worth a note', () => modelOf({ findings: [finding('a', 'info')] }), {}, false],
    ['what is blocked', () => modelOf({ findings: [finding('a', 'block')] }), {}, true],
    ['a loss', () => modelOf({ received: '95' }), {}, true],
    ['the page', () => modelOf({}), { pageReason: 'No.' }, true],
  ])('default: shows a quote for %s: %#', (_, of, situation, isNeeded) => {
    expect(needsReview(of(), situation)).toBe(isNeeded)
  })
})

describe('checkReview', () => {
  const right = () => ({ quote, onRefresh() {}, onConfirm() {} })

  it('default: takes what a review may be given', () => {
    const onClose = () => {}
    for (const more of [
      {},
      { acceptedQuote: quote, quoteStatus: 'expired', isPayment: true, pageReason: 'No.', maxImpactBps: 0 },
      { acceptedQuote: null, review: 'always', onAccept: onClose, onClose },
      { review: 'whenNeeded' },
    ])
      expect(() => checkReview({ ...right(), ...more }, 'Review')).not.toThrow()
  })

  it.each([
    ['quote', { quote: {} }],
    ['acceptedQuote', { acceptedQuote: {} }],
    ['props', { onRefresh: undefined }],
    ['props', { onConfirm: undefined }],
    ['onRefresh', { onRefresh: 5 }],
    ['onConfirm', { onConfirm: 5 }],
    ['onAccept', { onAccept: 5 }],
    ['onClose', { onClose: 5 }],
    ['quoteStatus', { quoteStatus: 'old' }],
    ['isPayment', { isPayment: 'no' }],
    ['pageReason', { pageReason: 5 }],
    ['maxImpactBps', { maxImpactBps: 0.15 }],
    ['review', { review: 'never' }],
  ])('error: names %s where it is %j', (argument, wrong) => {
    const message = expect.stringContaining('`Review`')
    expect(() => checkReview({ ...right(), ...wrong }, 'Review')).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument, message }),
    )
  })
})
