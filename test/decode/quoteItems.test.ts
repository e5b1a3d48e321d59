import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { UnsupportedStepError } from '@causeway/react/execution'
import type { Step } from '@causeway/react/schemas'
import { depositAddressItems, quoteItemsOf, transactionsOf } from '../../src/decode/quoteItems.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import type { QuoteKind } from '../support/quotes/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

describe('quoteItemsOf', () => {
  it('default: lists every item, in order, with its place', () => {
    const { steps } = quotes.claim
    const items = quoteItemsOf(steps)
    expect(
      items.map(({ kind, stepIndex, itemIndex, stepId }) => [kind, stepIndex, itemIndex, stepId]),
    ).toEqual([
      ['signature', 0, 0, 'authorize'],
      ['transaction', 1, 0, 'approve'],
      ['transaction', 2, 0, 'deposit'],
    ])
    const [, approve, deposit] = items
    expect(approve).toMatchObject({
      action: steps[1]?.action,
      requestId: steps[1]?.requestId,
      check: undefined,
    })
    expect(deposit?.check).toEqual(steps[2]?.items[0]?.check)
    expect(deposit?.data).toBe(steps[2]?.items[0]?.data)
    expect(transactionsOf(items)).toEqual([approve, deposit])
  })

  it('behavior: leaves out what the provider already has', () => {
    const [first, ...rest] = quotes.tokenBridge.steps as [Step, ...Step[]]
    const done = { ...first, items: first.items.map((item) => ({ ...item, status: 'complete' })) } as Step
    expect(quoteItemsOf([done, ...rest]).map(({ stepId }) => stepId)).toEqual(['deposit'])
  })

  it('behavior: leaves a missing request undefined', () => {
    const [first] = quotes.tokenBridge.steps as [Step]
    expect(quoteItemsOf([{ ...first, requestId: undefined }])[0]?.requestId).toBeUndefined()
  })

  it('error: refuses a step of an unknown kind', () => {
    const step: Step = {
      id: 'dance',
      kind: 'unknown',
      rawKind: 'dance',
      items: [{ status: 'incomplete', check: undefined, data: {} }],
    }
    expect(() => quoteItemsOf([step])).toThrow(new UnsupportedStepError({ stepId: 'dance', kind: 'dance' }))
  })

  it('error: refuses a signature that can’t be read', () => {
    const step: Step = {
      id: 'sign',
      kind: 'signature',
      items: [{ status: 'incomplete', check: undefined, data: { sign: { signatureKind: 'eip1' } } }],
    }
    const reason = 'sign.signatureKind: it must be "eip191" or "eip712"'
    expect(() => quoteItemsOf([step])).toThrow(
      new UnsupportedStepError({ stepId: 'sign', kind: 'signature', reason }),
    )
  })
})

describe('why a transaction can’t be sent', () => {
  const stepOf = (items: readonly { status: string; data: unknown }[]): Step => ({
    id: 'deposit',
    kind: 'unknown',
    rawKind: 'transaction',
    items: items.map((item) => ({ ...item, check: undefined })),
  })
  const elsewhere = { status: 'incomplete', data: { instructions: [] } }
  const unsaid = { status: 'incomplete', data: null }

  it.each([
    [
      'it is for a wallet of another family',
      [elsewhere],
      'No wallet of an EVM chain can do it: ask for a quote that pays from one',
    ],
    [
      'the provider has not said yet what it is',
      [elsewhere, unsaid],
      'The provider has not said yet what to sign: request a new quote',
    ],
    [
      'a finished item needs no data',
      [{ status: 'complete', data: null }, elsewhere],
      'No wallet of an EVM chain can do it: ask for a quote that pays from one',
    ],
  ])('error: says that %s', (_, items, reason) => {
    expect(() => quoteItemsOf([stepOf(items)])).toThrow(
      new UnsupportedStepError({ stepId: 'deposit', kind: 'transaction', reason }),
    )
  })
})

describe('payments by hand', () => {
  const check = { endpoint: '/intents/status?requestId=0x5', method: 'GET' }
  const byHand: Step = {
    id: 'deposit',
    kind: 'unknown',
    rawKind: 'transaction',
    requestId: '0x5',
    depositAddress: 'bc1qvt5s0v2uhuna2sjnn84ldu8m2r4m3rcc4048ry',
    items: [{ status: 'incomplete', check, data: {} }],
  }
  const bySignature: Step = { ...byHand, rawKind: 'signature' }
  const { depositAddress: _, ...withoutAddress } = byHand

  it('default: gives the request and where it is followed', () => {
    expect(depositAddressItems([byHand, ...quotes.claim.steps])).toEqual([{ check, requestId: '0x5' }])
  })

  it('behavior: ignores a payment without an address, signatures, and what an EVM wallet sends', () => {
    const sent = quotes.tokenBridge.steps.map(
      (step) => ({ ...step, depositAddress: `0x${'5'.repeat(40)}` }) as Step,
    )
    expect(depositAddressItems([withoutAddress, bySignature, ...sent])).toEqual([])
  })

  it('behavior: are left out if requested, and nothing else is', () => {
    const { steps } = quotes.tokenBridge
    expect(quoteItemsOf([byHand, ...steps], { withoutDepositAddress: true })).toEqual(
      quoteItemsOf(steps).map((item) => ({ ...item, stepIndex: item.stepIndex + 1 })),
    )
  })

  it.each([
    ['a payment to no address', withoutAddress],
    ['what is signed', bySignature],
  ])('error: doesn’t leave out %s', (_name, step) => {
    expect(() => quoteItemsOf([step], { withoutDepositAddress: true })).toThrow(UnsupportedStepError)
  })

  it('error: refuses a payment by hand as a transaction of a wallet', () => {
    expect(() => quoteItemsOf([byHand])).toThrow(UnsupportedStepError)
  })
})
