import { describe, expect, it } from 'vitest'
import { getRequests, postSignature, MalformedResponseError } from '@causeway/react/actions'
import { parseWithSchema, createQuoteResponseSchema } from '@causeway/react/schemas'
import { quoteItemsOf } from '../../src/decode/quoteItems.ts'
import { evmQuotes } from './examples/quoteExamples.ts'
import { sponsoredV3 } from './examples/records/sponsoredV3.ts'
import { clientAnswering, readQuote } from './support/readExample.ts'

const { swapWithApproval } = evmQuotes

/** The same, with every `amount` that a number holds exactly as a number. */
function withNumbers(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      key === 'amount' && /^-?\d{1,15}$/.test(String(field)) ? Number(field) : field,
    ),
  )
}

describe('amounts as JSON numbers', () => {
  it('default: reads a quote with numbers like one with texts', async () => {
    const [text, numbers] = await Promise.all([
      readQuote(swapWithApproval),
      readQuote({ ...swapWithApproval, answer: withNumbers(swapWithApproval.answer) }),
    ])
    expect(withNumbers(swapWithApproval.answer)).not.toEqual(swapWithApproval.answer)
    expect({ ...numbers, receivedAt: 0 }).toEqual({ ...text, receivedAt: 0 })
    expect(numbers.fees?.relayer?.amount).toBeTypeOf('bigint')
  })

  it('default: reads a record with numbers like one with texts, including its rewards', async () => {
    const read = (record: unknown) => getRequests(clientAnswering({ requests: [record] }), {})
    expect(await read(withNumbers(sponsoredV3.answer))).toEqual(await read(sponsoredV3.answer))
  })
})

// relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_core_concepts/step-execution.mdx
describe('fees written as amounts alone', () => {
  const fees = {
    gas: '384398515652800',
    gasCurrency: 'eth',
    relayer: '-4989478842712964',
    relayerGas: 521157287036,
    relayerService: '-4990000000000000',
    relayerCurrency: 'weth',
    app: '17',
    subsidized: '19',
    later: '18',
    toString: '20',
  }
  const readFees = async (changed: object) => {
    const answer = { ...Object(swapWithApproval.answer), fees: changed }
    return (await readQuote({ ...swapWithApproval, answer })).fees
  }

  it('default: are read with the symbol beside them', async () => {
    const currency = { symbol: 'weth' }
    expect(await readFees(fees)).toEqual({
      gas: { amount: 384398515652800n, currency: { symbol: 'eth' } },
      gasCurrency: 'eth',
      relayer: { amount: -4989478842712964n, currency },
      relayerGas: { amount: 521157287036n, currency },
      relayerService: { amount: -4990000000000000n, currency },
      relayerCurrency: 'weth',
      app: { amount: 17n },
      subsidized: { amount: 19n },
      later: '18',
      toString: '20',
    })
  })

  it('parameters: brand', async () => {
    const answer = { ...Object(swapWithApproval.answer), fees: { acmeerGas: '7', acmeerCurrency: 'weth' } }
    const schema = createQuoteResponseSchema('acme')
    expect(parseWithSchema(schema, answer).fees.relayerGas).toEqual({
      amount: 7n,
      currency: { symbol: 'weth' },
    })
  })

  it('default: have an unknown currency without a symbol, and are left out if empty', async () => {
    expect(await readFees({ ...fees, gasCurrency: '', app: '' })).toMatchObject({
      gas: { amount: 384398515652800n },
      app: undefined,
    })
    expect((await readFees({ gas: '5', relayerCurrency: 'eth' })).gas).toEqual({ amount: 5n })
  })
})

it('default: reads the minimum of a fee and of a sponsored share as an amount', async () => {
  const { fees, feeSponsorship, ...answer } = Object(evmQuotes.sponsoredSwap.answer)
  const quote = await readQuote({
    ...evmQuotes.sponsoredSwap,
    answer: {
      ...answer,
      fees: { ...fees, gas: { ...fees.gas, minimumAmount: '7' }, app: { ...fees.app, minimumAmount: '' } },
      feeSponsorship: { ...feeSponsorship, quoted: { sponsoredTotal: { amount: '9', minimumAmount: '8' } } },
    },
  })
  expect(quote.fees.gas?.minimumAmount).toBe(7n)
  expect(quote.fees.app).toHaveProperty('minimumAmount', undefined)
  expect(quote.feeSponsorship?.quoted?.sponsoredTotal).toMatchObject({ amount: 9n, minimumAmount: 8n })
})

describe('steps without items', () => {
  const step = { id: 'approve', action: 'Confirm', description: 'Approve', kind: 'transaction' }

  it.each([
    ['absent', {}],
    ['null', { items: null }],
    ['an empty text', { items: '' }],
    ['empty', { items: [] }],
  ])('default: have nothing to execute where they are %s', async (_, items) => {
    const { steps, ...answer } = Object(swapWithApproval.answer)
    const quote = await readQuote({
      ...swapWithApproval,
      answer: { ...answer, steps: [{ ...step, ...items }, ...steps] },
    })
    const whole = await readQuote(swapWithApproval)
    expect(quoteItemsOf(quote.steps).map(({ data }) => data)).toEqual(
      quoteItemsOf(whole.steps).map(({ data }) => data),
    )
  })

  it('default: have nothing to execute after a signature either', async () => {
    const client = clientAnswering({ steps: [step] })
    const answer = await postSignature(client, { endpoint: '/execute/permits', signature: '0x12', body: {} })
    expect(answer.steps?.flatMap(({ items }) => items)).toEqual([])
  })

  it.each([{}, 'approve', 5])('error: rejects items that are %j', async (items) => {
    const { steps, ...answer } = Object(swapWithApproval.answer)
    const broken = { ...swapWithApproval, answer: { ...answer, steps: [{ ...step, items }, ...steps] } }
    await expect(readQuote(broken)).rejects.toThrow(MalformedResponseError)
  })
})
