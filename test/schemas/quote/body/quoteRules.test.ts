import { describe, expect, it } from 'vitest'
import {
  encodeWithSchema,
  parseWithSchema,
  quoteBodySchema,
  quoteSchema,
  requestRecordSchema,
  createQuoteResponseSchema,
  stepSchema,
} from '@causeway/react/schemas'
import {
  decimals,
  looseMilliseconds,
  looseNumber,
  looseTime,
} from '../../../../src/schemas/base/primitives.ts'
import { hasCalls } from '../../../../src/schemas/quote/body/destinationCall.ts'

const user = `0x${'a1'.repeat(20)}`
const body = {
  user,
  originChainId: 1,
  destinationChainId: 10,
  originCurrency: `0x${'c3'.repeat(20)}`,
  destinationCurrency: `0x${'d4'.repeat(20)}`,
  amount: 5n,
  tradeType: 'EXACT_INPUT' as const,
}

describe('app fees', () => {
  const encode = (...fees: number[]) =>
    encodeWithSchema(quoteBodySchema, { ...body, appFees: fees.map((fee) => ({ recipient: user, fee })) })
  const refused = (path: string, reason: string) =>
    expect.objectContaining({
      name: 'InvalidRequestError',
      field: path,
      message: expect.stringContaining(reason),
    })

  it('error: refuses a fee, or a sum of fees, above the whole amount', () => {
    expect(encode(6_000, 4_000)).toMatchObject({ appFees: [{ fee: '6000' }, { fee: '4000' }] })
    expect(() => encode(6_000, 4_001)).toThrow(
      refused('appFees', 'together they must not be more than 10000'),
    )
    expect(() => encode(1, 10_001)).toThrow(refused('appFees.1.fee', 'from 0 to 10000'))
  })
})

it('parameters: accepts a share of at most the whole', () => {
  const encode = (subsidizationBps: number) =>
    encodeWithSchema(quoteBodySchema, { ...body, subsidizeFees: true, subsidizationBps })
  for (const share of [0, 1, 10_000]) expect(encode(share)).toMatchObject({ subsidizationBps: share })
  for (const share of [-1, 0.5, 10_001]) expect(() => encode(share)).toThrow('basis points')
})

it('default: finds calls in a quote only if it names at least one', () => {
  expect([{}, { txs: null }, { txs: [] }, { txs: [{}] }].map(hasCalls)).toEqual([false, false, false, true])
})

describe('the kind of a step', () => {
  const call = { from: user, to: user, data: '0x', value: '0', chainId: 1 }
  const kindOf = (items: unknown, fields: object = {}) =>
    parseWithSchema(stepSchema, {
      id: 'deposit',
      action: 'a',
      description: 'd',
      kind: 'transaction',
      items,
      ...fields,
    }).kind
  const open = (data?: unknown) => ({ status: 'incomplete', data })
  const done = (data?: unknown) => ({ status: 'complete', data })
  const elsewhere = { ...call, psbt: 'cHNidP8' }

  it.each<[what: string, items: unknown[], kind: string]>([
    ['calls', [open(call), open(call)], 'transaction'],
    ['a call beside a transaction outside the EVM', [open(call), open(elsewhere)], 'unknown'],
    ['a call to text that contains an address', [open({ ...call, to: `x${user}` })], 'unknown'],
    [
      'an open call beside a completed transaction outside the EVM',
      [open(call), done(elsewhere)],
      'transaction',
    ],
    ['only a completed transaction outside the EVM', [done(elsewhere)], 'unknown'],
    ['only completed calls', [done(call)], 'transaction'],
    ['a completed item without data', [done()], 'transaction'],
    ['an open item without data', [open()], 'unknown'],
    ['nothing', [], 'transaction'],
  ])('default: %s', (_, items, kind) => {
    expect(kindOf(items)).toBe(kind)
  })

  it('behavior: requires nothing of a step without items, and refuses items that aren’t a list', () => {
    for (const items of [undefined, null]) expect(kindOf(items)).toBe('transaction')
    for (const items of ['text', { 0: open(call) }])
      expect(() => kindOf(items)).toThrow(
        expect.objectContaining({ path: 'items', reason: 'it must be a list' }),
      )
  })

  it('error: names the place of an item that isn’t an object', () => {
    expect(() => kindOf([open(call), 'text'])).toThrow(
      expect.objectContaining({ path: 'items.1', reason: 'it must be an object' }),
    )
  })

  it('behavior: is unknown for a deposit address outside the EVM, which is paid by hand', () => {
    expect(kindOf([open(call)], { depositAddress: 'bc1q' })).toBe('unknown')
    for (const depositAddress of ['', user, undefined])
      expect(kindOf([open(call)], { depositAddress })).toBe('transaction')
  })
})

describe('createQuoteResponseSchema', () => {
  const currency = { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: `0x${'c3'.repeat(20)}` }
  const chainOf = (value: unknown): unknown =>
    Reflect.get(Object(Reflect.get(Object(value), 'currency')), 'chainId')
  const read = (details: unknown, asked?: object) => {
    const quote = parseWithSchema(createQuoteResponseSchema('svc', asked), {
      steps: [],
      fees: {},
      details,
    } as never)
    return quote.details
  }

  it('default: fills both sides with what was requested if the answer leaves it out, and the route with it', () => {
    const amount = { amount: '5', currency }
    const route = { origin: { inputCurrency: amount }, destination: { outputCurrency: amount } }
    const details = {
      sender: user,
      recipient: user,
      currencyIn: amount,
      currencyOut: { ...amount, currency: { ...currency, chainId: 20 } },
      route,
    }
    const placed = read(details, { originChainId: 1, destinationChainId: 10 }) as unknown as typeof details
    expect([placed.currencyIn, placed.currencyOut].map(chainOf)).toEqual([1, 20])
    expect([placed.route.origin.inputCurrency, placed.route.destination.outputCurrency].map(chainOf)).toEqual(
      [1, 20],
    )
    const alone = read({
      sender: user,
      recipient: user,
      currencyIn: { ...amount, currency: { ...currency, chainId: 1 } },
      currencyOut: { ...amount, currency: { ...currency, chainId: 1 } },
    }) as unknown as typeof details
    expect(chainOf(alone.currencyIn)).toBe(1)
  })

  it('error: refuses details of another shape', () => {
    for (const details of ['text', 5])
      expect(() => read(details)).toThrow(expect.objectContaining({ path: 'details' }))
  })

  it('error: refuses anything but a quote', () => {
    for (const answer of ['text', null, []])
      expect(() => parseWithSchema(createQuoteResponseSchema(), answer as never)).toThrow(
        expect.objectContaining({ path: '', reason: 'it must be an object' }),
      )
    expect(() => parseWithSchema(quoteSchema, {} as never)).toThrow()
  })
})

describe('different notations of records', () => {
  const read = (fields: object) =>
    parseWithSchema(requestRecordSchema, {
      id: '0x1',
      status: 'success',
      data: {},
      createdAt: '',
      updatedAt: '',
      ...fields,
    })

  it('default: reads a list of words, also as one text', () => {
    for (const features of [['a', 'b'], 'a,b', 'a , b', 'a  ,  b'])
      expect(read({ features }).features).toEqual(['a', 'b'])
  })

  it('default: reads a deposit address, also as a text, and nothing for an empty one', () => {
    const depositAddress = { address: user }
    for (const written of [depositAddress, user])
      expect(read({ depositAddress: written }).depositAddress).toMatchObject(depositAddress)
    for (const written of ['', null, undefined])
      expect(read({ depositAddress: written }).depositAddress).toBeUndefined()
  })

  it('default: reads a time in seconds, in milliseconds, as digits or as text', () => {
    const inMilliseconds = (value: unknown) => parseWithSchema(looseMilliseconds, value as never)
    for (const [written, time] of [
      [1_700_000_000, 1_700_000_000_000],
      ['1700000000', 1_700_000_000_000],
      [1_700_000_000_000, 1_700_000_000_000],
      ['2026-01-01T12:00:00Z', Date.parse('2026-01-01T12:00:00Z')],
      [1e9, 1e12],
      [1e9 - 1, 1e9 - 1],
      [1e11, 1e11],
      [1e11 - 1, 99_999_999_999_000],
    ] as const)
      expect([written, inMilliseconds(written)]).toEqual([written, time])
    for (const wrong of [['2026-01-01T12:00:00Z'], '17', 'soon', null, {}])
      expect(() => inMilliseconds(wrong)).toThrow('a time')
  })

  it('default: reads a displayed time as text, in any notation', () => {
    const shown = (value: unknown) => parseWithSchema(looseTime, value as never)
    expect(shown(1_700_000_000)).toBe('2023-11-14T22:13:20.000Z')
    expect(shown('1700000000')).toBe('2023-11-14T22:13:20.000Z')
    expect(shown('yesterday')).toBe('yesterday')
    for (const wrong of ['', null, [], 8.65e15]) expect(() => shown(wrong)).toThrow('a time')
  })

  it('default: reads a number, also as digits, and nothing else that contains one', () => {
    for (const written of [1.5, '1.5', '-2'])
      expect(parseWithSchema(looseNumber, written as never)).toBe(Number(written))
    for (const wrong of [[5], '1e3', '', 'x5', null, Infinity])
      expect(() => parseWithSchema(looseNumber, wrong as never)).toThrow('a number')
  })

  it('default: reads decimals as a whole number or its digits, and nothing that only looks like one', () => {
    for (const written of [6, '6']) expect(parseWithSchema(decimals, written as never)).toBe(6)
    for (const wrong of ['+6', ' 6', '6 ', '', '6.0', 6.5, -1, null])
      expect(() => parseWithSchema(decimals, wrong as never)).toThrow()
  })
})

it('behavior: reads what is only shown as its own type, whether it is a number or text', () => {
  const metadata = { verified: 'true', isNative: 'false', logoURI: 5 }
  const currency = { chainId: '1', address: user, decimals: '6', symbol: 7, metadata }
  const amount = { amount: 5, currency, amountUsd: 1.5 }
  const read = parseWithSchema(quoteSchema, {
    details: {
      sender: user,
      recipient: user,
      currencyIn: amount,
      currencyOut: amount,
      expandedPriceImpact: { swap: { usd: -1.5 }, app: { usd: {} } },
      slippageTolerance: { total: 50, origin: { usd: 1, value: 2, percent: 3 } },
      route: { origin: { inputCurrency: amount, router: 9 } },
      fixedRateFee: { usd: 2 },
      timeEstimate: '7',
      isFixedRate: 'false',
    },
    steps: [
      { id: 8, kind: 'later', items: [{ status: 'incomplete', check: { endpoint: '/x', method: 5 } }] },
    ],
    fees: { gas: { ...amount, amount: '-5' } },
    protocol: { v2: { orderId: 5, paymentDetails: { chainId: 10, amount: 7 } } },
  })
  const shown = {
    amount: 5n,
    amountUsd: '1.5',
    currency: {
      chainId: 1,
      address: user,
      decimals: 6,
      symbol: '7',
      metadata: { verified: true, isNative: false, logoURI: '5' },
    },
  }
  expect(read).toMatchObject({
    details: {
      currencyIn: shown,
      currencyOut: shown,
      expandedPriceImpact: { swap: { usd: '-1.5' }, app: { usd: undefined } },
      slippageTolerance: { total: '50', origin: { usd: '1', value: '2', percent: '3' } },
      route: { origin: { inputCurrency: shown, router: '9' } },
      fixedRateFee: { usd: '2' },
      timeEstimate: 7,
      isFixedRate: false,
    },
    steps: [
      { id: '8', kind: 'unknown', rawKind: 'later', items: [{ check: { endpoint: '/x', method: '5' } }] },
    ],
    fees: { gas: { ...shown, amount: -5n } },
    protocol: { v2: { orderId: '5', paymentDetails: { chainId: '10', amount: '7' } } },
  })
})
