import { concat, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote, verifyQuote } from '@causeway/react/execution'
import { extraCall } from '../../../src/audit/rules/transactions/extraCall.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated } from '../../support/mutations/mutation.ts'
import { call, inputToken, lastStep, required, typedData } from '../../support/mutations/places.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

const { contracts, tokens } = createTestEnvironment()
const quotes = await getQuoteOfEachKind()

const isNative = ({ parameters }: Quote) => parameters.originCurrency === zeroAddress

/** A payment to the depository, with the order's ID: in native tokens or in the token. */
function sendToDepository(quote: Quote, amount: bigint): { to: string; value: bigint; data: Hex } {
  const id = required(quote.protocol?.v2?.orderId) as Hex
  const { chainId } = quote.details.currencyIn.currency
  const { address } = required(contracts?.find((one) => one.isDepository && one.chainId === chainId))
  return isNative(quote)
    ? { to: address, value: amount, data: id }
    : { to: inputToken(quote), value: 0n, data: concat([call('transfer', address, amount), id]) }
}

/** Pays the input in so many transactions of equal parts. */
function payInParts(quote: Quote, parts: number): void {
  const { amount } = quote.details.currencyIn
  const step = lastStep(quote)
  const item = required(step.items[0])
  quote.steps = [step]
  step.items = Array.from({ length: parts }, (_, at) => {
    const part = amount / BigInt(parts) + (at === 0 ? amount % BigInt(parts) : 0n)
    return { ...item, data: { ...item.data, ...sendToDepository(quote, part) } } as typeof item
  })
}

const rules = (quote: Quote) =>
  auditQuote(quote, { contracts, tokens })
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, severity }) => `${rule} ${severity}`)

describe('an input paid in parts, of which only one is credited', () => {
  it.each<[QuoteKind, number]>([
    ['nativeBridge', 2],
    ['nativeBridge', 7],
    ['order', 2],
    ['order', 40],
  ])('error: blocks %s, paid in %i parts that add up to the whole input', (kind, parts) => {
    const whole = mutated(quotes[kind], (quote) => payInParts(quote, 1))
    expect(rules(whole)).toEqual([])
    const split = mutated(quotes[kind], (quote) => payInParts(quote, parts))
    expect(rules(split)).toEqual(Array.from({ length: parts - 1 }, () => 'extra-call block'))
    expect(verifyQuote(split, { contracts, tokens }).status).toBe('contradicted')
  })

  it('error: finds a signature for each half', () => {
    const halves = mutated(quotes.permit, (quote) => {
      const [step] = quote.steps
      const half = quote.details.currencyIn.amount / 2n
      Object.assign(typedData(quote).value, { value: String(half) })
      quote.steps = [required(step), structuredClone(required(step))]
    })
    expect(rules(halves)).toContain('extra-call block')
  })

  it('error: finds one half by signature, and the other by transfer', () => {
    const halves = mutated(quotes.permit, (quote) => {
      const half = quote.details.currencyIn.amount / 2n
      Object.assign(typedData(quote).value, { value: String(half) })
      const deposits = mutated(quotes.order, (other) => {
        Object.assign(required(lastStep(other).items[0]).data, sendToDepository(other, half))
      })
      quote.steps.push(lastStep(deposits))
    })
    expect(rules(halves)).toContain('extra-call block')
  })

  it('error: blocks a router that makes two deposits', () => {
    expect(found({ transactions: [routed(1)] })).toEqual([])
    expect(found({ transactions: [routed(2)] })).toMatchObject([
      { message: 'A router makes more than one deposit.', item: routed(2).item, facts: { deposits: 2 } },
    ])
  })
})

const item = { data: { to: '0xf0', data: '0x12345678' } }
const routed = (count: number) => ({
  item,
  decoded: { kind: 'call', router: { deposits: Array.from({ length: count }, () => ({})) } },
})
const paid = { item, decoded: { kind: 'deposit' } }
const wrapped = { item, decoded: { kind: 'wrap' } }
const permit = (amount: bigint, more: object = { nonce: '0x01' }) => ({
  item: { stepId: String(amount) },
  permit: { amount, ...more },
})

/** The findings about a quote that takes ten units. */
function found({ transactions = [], signatures = [] }: { transactions?: object[]; signatures?: object[] }) {
  const quote = { details: { currencyIn: { amount: 10n, currency: { address: '0xa0' } } } }
  return [...extraCall({ quote, transactions, signatures } as never)]
}

describe('extraCall for permits', () => {
  it.each<[string, object, number]>([
    ['a permit of a part alone', { signatures: [permit(5n)] }, 0],
    ['a permit of all, and a transaction instead', { signatures: [permit(10n)], transactions: [paid] }, 0],
    [
      'a permit of a part, and the rest by transaction',
      { signatures: [permit(9n)], transactions: [paid] },
      1,
    ],
    ['two permits', { signatures: [permit(5n), permit(5n)] }, 1],
    ['a permit with calls, and one without', { signatures: [permit(5n, { use: {} }), permit(5n)] }, 1],
    ['an approval by signature before a deposit', { signatures: [permit(5n, {})], transactions: [paid] }, 0],
    ['two approvals by signature', { signatures: [permit(5n, {}), permit(5n, {})] }, 0],
    ['two texts', { signatures: [{ permit: undefined }, { permit: undefined }] }, 0],
    ['a text before a permit of a part', { signatures: [{ permit: undefined }, permit(5n)] }, 0],
    ['a permit of a part before a wrap', { signatures: [permit(5n)], transactions: [wrapped] }, 0],
  ])('default: %s', (_, input, count) => {
    expect(found(input)).toHaveLength(count)
  })

  it('behavior: names the permit in the finding', () => {
    const message = 'The quote asks for more transactions than a deposit or swap needs.'
    const [one, two] = [permit(5n), permit(4n)]
    expect(found({ signatures: [one, two] })).toEqual([{ message, item: two.item }])
    expect(found({ signatures: [one], transactions: [paid] })).toEqual([{ message, item: one.item }])
  })
})
