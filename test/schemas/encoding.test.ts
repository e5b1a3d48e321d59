import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  InvalidRequestError,
  groupFilterShape,
  encodeWithSchema,
  quoteBodyFields,
  quoteBodySchema,
  type QuoteBody,
  requestsQuerySchema,
  type RequestsQuery,
  requestsV2QuerySchema,
  amountSchema,
  postedSignatureSchema,
  quoteSchema,
  requestsPageSchema,
  requestStateSchema,
} from '@causeway/react/schemas'

const user = '0x00000000000000000000000000000000000000A1'
const otherPerson = '0x00000000000000000000000000000000000000b2'

const parameters: QuoteBody = {
  user,
  originChainId: 1,
  destinationChainId: 10,
  originCurrency: '0x00000000000000000000000000000000000000c3',
  destinationCurrency: '0x00000000000000000000000000000000000000d4',
  amount: 5n,
  tradeType: 'EXACT_INPUT',
}

const every: QuoteBody = {
  ...parameters,
  recipient: otherPerson,
  refundTo: user,
  slippageTolerance: 50,
  latePaymentSlippageTolerance: 10_000,
  topupGas: true,
  topupGasAmount: 2_000_000n,
  useDepositAddress: true,
  strict: true,
  subsidizeFees: true,
  sponsoredFeeComponents: ['execution', 'platform', 'rent'],
  maxSubsidizationAmount: 0n,
  appFees: [{ recipient: otherPerson, fee: 25 }],
  referrer: 'app.example',
  txs: [{ to: otherPerson, value: 2n ** 256n - 1n, data: '0xabcd' }],
  authorizationList: [{ chainId: 1, address: otherPerson, nonce: 0, yParity: 1, r: '0x1', s: '0x2' }],
  includedSwapSources: ['a', 'b'],
  fixedRate: '1.5',
  ttl: 60,
  additionalData: { userPublicKey: '0x1' },
}

describe('quoteBodySchema', () => {
  it('default: writes digits and the words of the interface', () => {
    expect(encodeWithSchema(quoteBodySchema, every)).toEqual({
      ...every,
      amount: '5',
      slippageTolerance: '50',
      latePaymentSlippageTolerance: '10000',
      topupGasAmount: '2000000',
      sponsoredFeeComponents: ['execution', 'svc', 'rent'],
      maxSubsidizationAmount: '0',
      appFees: [{ recipient: otherPerson, fee: '25' }],
      txs: [{ to: otherPerson, value: (2n ** 256n - 1n).toString(), data: '0xabcd' }],
    })
  })

  it('behavior: reads what it has written', () => {
    const text = JSON.stringify(encodeWithSchema(quoteBodySchema, every))
    expect(z.decode(quoteBodySchema, JSON.parse(text))).toEqual(every)
  })

  it('behavior: knows every field that the interface names', () => {
    const named = [
      'user',
      'originChainId',
      'destinationChainId',
      'originCurrency',
      'destinationCurrency',
      'amount',
      'tradeType',
      'recipient',
      'refundTo',
      'topupGas',
      'topupGasAmount',
      'useDepositAddress',
      'strict',
      'subsidizeFees',
      'sponsoredFeeComponents',
    ]
    expect(named.filter((name) => !quoteBodyFields.has(name))).toEqual([])
  })

  const body = { ...parameters, amount: '5' }
  const given = (change: object) => z.safeParse(quoteBodySchema, { ...body, ...change }).error?.issues[0]

  it.each<[string, object]>([
    ['user', { user: 5 }],
    ['user', { user: undefined }],
    ['amount', { amount: 5 }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1e3' }],
    ['amount', { amount: '9'.repeat(79) }],
    ['tradeType', { tradeType: 'EXACT' }],
    ['originChainId', { originChainId: '1' }],
    ['refundTo', { refundTo: '' }],
    ['recipient', { recipient: '' }],
    ['recipient', { recipient: null }],
    ['slippageTolerance', { slippageTolerance: 50 }],
    ['slippageTolerance', { slippageTolerance: '10001' }],
    ['topupGas', { topupGas: 'yes' }],
    ['topupGasAmount', { topupGasAmount: '1' }],
    ['strict', { strict: true }],
    ['tradeType', { tradeType: 'EXACT_OUTPUT', useDepositAddress: true }],
    ['sponsoredFeeComponents', { sponsoredFeeComponents: ['app'] }],
    ['sponsoredFeeComponents', { sponsoredFeeComponents: [], subsidizeFees: true }],
    ['sponsoredFeeComponents.1', { sponsoredFeeComponents: ['app', 'tips'], subsidizeFees: true }],
    ['txs', { txs: 'all' }],
    ['txs.0.data', { txs: [{ to: otherPerson, value: '0', data: '0x1' }] }],
    ['additionalData', { additionalData: 'all' }],
    ['originGasOverhead', { originGasOverhead: '300000.5' }],
    ['ttl', { ttl: '' }],
    ['ttl', { ttl: '0' }],
  ])('error: refuses a body with a broken %s: %j', (path, change) => {
    expect(given(change)?.path.join('.')).toBe(path)
  })
})

it('behavior: quoteBodySchema: reads whole numbers that public examples write as text, and writes numbers', () => {
  const read = z.parse(quoteBodySchema, {
    ...parameters,
    amount: '5',
    originGasOverhead: '300000',
    ttl: '60',
  })
  expect(read).toMatchObject({ originGasOverhead: 300_000, ttl: 60 })
  expect(z.encode(quoteBodySchema, read)).toMatchObject({ originGasOverhead: 300_000, ttl: 60 })
})

const listing: RequestsQuery = {
  term: '0xabc',
  chainId: 7,
  status: 'success',
  requestType: 'Bridge',
  features: ['fast_fill', 'app_fees'],
  startTimestamp: 1,
  amountUsdMin: '0.5',
  fillTimeMax: 1.5,
  includeChildRequests: false,
  filters: [{ status: ['success', 'refund'] }, { 'not:recipient': null, chainId: 5 }],
  sortBy: 'amountUsd',
  sortDirection: 'desc',
  limit: 50,
  continuation: 'next',
}

describe('requestsQuerySchema', () => {
  it('behavior: reads what it has written', () => {
    const query = new URLSearchParams(
      encodeWithSchema(requestsQuerySchema, listing) as Record<string, string>,
    )
    expect(z.decode(requestsQuerySchema, Object.fromEntries(query))).toEqual(listing)
  })

  it('behavior: has the parameters of the interface, and no other', () => {
    const named = [
      'term',
      'id',
      'orderId',
      'depositTxHash',
      'fillTxHash',
      'refundTxHash',
      'originChainId',
      'destinationChainId',
      'chainId',
      'privateChainsToInclude',
      'user',
      'depositAddress',
      'recipient',
      'status',
      'failReason',
      'refundFailReason',
      'apiKey',
      'requestType',
      'currencyInChainId',
      'currencyOutChainId',
      'currencyInAddress',
      'currencyOutAddress',
      'currencyInSymbol',
      'currencyOutSymbol',
      'startTimestamp',
      'endTimestamp',
      'startBlock',
      'endBlock',
      'amountUsdMin',
      'amountUsdMax',
      'appFeesAmountUsdMin',
      'appFeesAmountUsdMax',
      'fillTimeMin',
      'fillTimeMax',
      'features',
      'includeChildRequests',
      'filters',
      'sortBy',
      'sortDirection',
      'includeAuthenticatedData',
      'includeTotal',
      'limit',
      'continuation',
    ]
    expect(Object.keys(requestsQuerySchema.shape).toSorted()).toEqual(named.toSorted())
    // Search by one text, private chains, ranges, features and what is no filter stay out of groups.
    expect(Object.keys(groupFilterShape)).toHaveLength(22)
  })

  it.each<[string, Record<string, string>]>([
    ['limit', { limit: '51' }],
    ['limit', { limit: '0' }],
    ['limit', { limit: '1.5' }],
    ['sortBy', { sortBy: 'price' }],
    ['sortDirection', { sortDirection: 'up' }],
    ['includeTotal', { includeTotal: 'yes' }],
    ['status', { status: 'waiting' }],
    ['chainId', { chainId: 'one' }],
    ['startTimestamp', { startTimestamp: '-1' }],
    ['amountUsdMin', { amountUsdMin: '1e3' }],
    ['chainId', { chainId: '0' }],
    ['originChainId', { originChainId: '1.5' }],
    ['filters.0.chainId', { filters: '[{"chainId":0}]' }],
    ['filters', { filters: '[' }],
    ['filters', { filters: '[]' }],
    ['filters', { filters: '{}' }],
    ['filters.0', { filters: '[{}]' }],
    ['filters.0', { filters: '[null]' }],
    ['filters.0.color', { filters: '[{"color":1}]' }],
    ['filters.0.__proto__', { filters: '[{"__proto__":"1"}]' }],
    ['filters.0.features', { filters: '[{"features":"app_fees"}]' }],
    ['filters.0.id', { filters: '[{"id":[]}]' }],
    ['filters.0.user', { filters: '[{"user":[null,"0x1"]}]' }],
    ['filters.0.user', { filters: '[{"user":5}]' }],
    ['filters.0.not:chainId', { filters: '[{"not:chainId":"one"}]' }],
  ])('error: refuses a query with a broken %s: %j', (path, query) => {
    expect(z.safeParse(requestsQuerySchema, query).error?.issues[0]?.path.join('.')).toBe(path)
  })

  it('behavior: reads a chain in a group as a number, or as digits', () => {
    const groups = [{ chainId: 5 }, { chainId: '5' }, { chainId: [5, '6'], user: null }]
    expect(z.decode(requestsQuerySchema, { filters: JSON.stringify(groups) }).filters).toEqual(groups)
  })
})

it.each(Object.keys(groupFilterShape))('error: refuses a list where %s is an empty text', (name) => {
  for (const query of [
    { [name]: '' },
    { filters: [{ [name]: '' }] },
    { filters: [{ [`not:${name}`]: '' }] },
  ]) {
    expect(() => encodeWithSchema(requestsQuerySchema, query)).toThrow(InvalidRequestError)
  }
})

describe('counts', () => {
  it.each([
    ['ttl', 1],
    ['permitExpiry', 1],
    ['txsGasLimit', 1],
    ['originGasOverhead', 0],
    ['gasLimitForDepositSpecifiedTxs', 0],
  ])('error: requires for %s a whole number from %d on', (name, least) => {
    expect(encodeWithSchema(quoteBodySchema, { ...parameters, [name]: least })).toMatchObject({
      [name]: least,
    })
    for (const value of [least - 1, least + 0.5, Number.NaN, Infinity, 2 ** 53, '60']) {
      expect(() => encodeWithSchema(quoteBodySchema, { ...parameters, [name]: value })).toThrow(
        expect.objectContaining({ field: name, rule: `it must be a whole number from ${least} on` }),
      )
    }
  })
})

describe('encodeWithSchema', () => {
  it('error: names the field and the rule', () => {
    expect(() => encodeWithSchema(requestsQuerySchema, { limit: 51 })).toThrow(
      expect.objectContaining({
        name: 'InvalidRequestError',
        field: 'limit',
        rule: 'it must be a whole number from 1 to 50',
      }),
    )
    expect(() => encodeWithSchema(requestsV2QuerySchema, { limit: 0.5 })).toThrow(InvalidRequestError)
  })
  it.each(
    Object.entries({
      quoteSchema,
      requestsPageSchema,
      requestStateSchema,
      postedSignatureSchema,
      amountSchema,
    }),
  )('error: refuses to write %s, which only reads answers', (_, schema) => {
    expect(() => encodeWithSchema(schema as z.ZodMiniType, {})).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument: 'schema' }),
    )
  })
})
