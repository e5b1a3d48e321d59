import { describe, expect, it, vi } from 'vitest'
import { getRequestsV2, toRequestV3, createClient } from '@causeway/react/actions'
import { requestRecordSchema, parseWithSchema } from '@causeway/react/schemas'

const usdc = { chainId: 1, address: '0x01', symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const amount = (digits: string) => ({
  currency: usdc,
  amount: digits,
  amountFormatted: digits,
  amountUsd: '1',
})
const component = { selected: true, total: amount('3'), sponsored: amount('3'), userPays: amount('0') }

const old = {
  id: '0x1',
  status: 'success',
  user: '0xuser',
  recipient: '0xroot',
  referrer: 'partner.example',
  acmepayId: 'order-7',
  depositAddress: '0xdeposit',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:01Z',
  data: {
    failReason: 'N/A',
    refundFailReason: 'N/A',
    supersededByRequestId: '0x2',
    slippageTolerance: '50',
    fees: { gas: '1', fixed: '2', price: '3', gateway: '4' },
    feesUsd: { gas: '0.1' },
    currency: 'usdc',
    currencyObject: usdc,
    feeCurrency: 'usdc',
    feeCurrencyObject: usdc,
    appFeeCurrencyObject: usdc,
    price: '1.0',
    subsidizedRequest: true,
    subsidizedFee: '9',
    expandedPriceImpact: { relay: { usd: '-0.2' }, app: { usd: '-0.1' } },
    appFees: [{ recipient: '0xapp', bps: '5', amount: '50', amountFormatted: '0.00005' }],
    paidAppFees: [
      { recipient: '0xapp', bps: '5', amount: '49', amountFormatted: '0.000049', amountUsd: '0.01' },
    ],
    feeSponsorship: {
      quoted: { selectedComponents: ['relay'], capHit: false, components: { relay: component } },
    },
    metadata: {
      sender: '0xsender',
      recipient: '0xrecipient',
      currencyIn: amount('100'),
      currencyOut: amount('98'),
      currencyGasTopup: amount('2'),
      rate: '0.98',
      route: {
        origin: { inputCurrency: amount('100'), outputCurrency: amount('100'), router: 'relay' },
        destination: { inputCurrency: amount('99'), outputCurrency: amount('99'), router: 'relay' },
      },
    },
    inTxs: [{ hash: '0xin', chainId: 1, timestamp: 5 }],
    outTxs: [{ hash: '0xout', chainId: 2, timestamp: 6 }],
    brandNew: { kept: true },
  },
}

const convert = (change: object = {}, data: object = {}) =>
  parseWithSchema(requestRecordSchema, toRequestV3({ ...old, ...change, data: { ...old.data, ...data } }))

describe('toRequestV3', () => {
  it('default: converts every row of the table', () => {
    const record = convert()
    expect([record.data.failReason, record.data.refundFailReason]).toEqual([undefined, undefined])
    expect(record).toMatchObject({
      id: '0x1',
      status: 'success',
      sender: '0xsender',
      recipient: '0xrecipient',
      supersededByRequestId: '0x2',
      depositAddress: { address: '0xdeposit', type: 'unknown' },
      data: {
        slippageTolerance: '50',
        referrer: 'partner.example',
        externalMetadata: { acmepayId: 'order-7' },
        inTxs: [{ txHash: '0xin', chainId: 1 }],
        outTxs: [{ txHash: '0xout', chainId: 2 }],
        fees: { quoted: { platform: { usd: '-0.2' }, app: { usd: '-0.1' } }, currency: usdc },
        appFees: {
          quoted: [{ recipient: '0xapp', bps: '5', amount: 50n }],
          actual: [{ amount: 49n, amountUsd: '0.01' }],
          currency: usdc,
        },
        feeSponsorship: {
          quoted: { selectedComponents: ['platform'], components: { platform: { selected: true } } },
        },
        route: {
          quoted: { destination: { outputCurrency: { amount: 99n }, router: 'relay' } },
          actual: {
            rate: '0.98',
            origin: { inputCurrency: { amount: 100n } },
            destination: {
              inputCurrency: { amount: 99n },
              outputCurrency: { amount: 98n },
              currencyGasTopup: { amount: 2n },
            },
          },
        },
        brandNew: { kept: true },
      },
    })
    expect(record).not.toHaveProperty('referrer')
    expect(record).not.toHaveProperty('acmepayId')
    for (const removed of ['feesUsd', 'currency', 'price', 'subsidizedRequest', 'metadata', 'paidAppFees']) {
      expect(record.data).not.toHaveProperty(removed)
    }
  })

  it('behavior: keeps all fields', () => {
    expect(convert().data).toHaveProperty('v2', {
      // `metadata` has another one.
      recipient: old.recipient,
      ...Object.fromEntries(
        [
          'fees',
          'feesUsd',
          'currency',
          'currencyObject',
          'feeCurrency',
          'feeCurrencyObject',
          'appFeeCurrencyObject',
          'price',
          'subsidizedRequest',
          'subsidizedFee',
          'expandedPriceImpact',
          'appFees',
          'paidAppFees',
          'metadata',
        ].map((name) => [name, Reflect.get(old.data, name)]),
      ),
    })
  })

  it('parameters: brand', () => {
    const record = toRequestV3(
      { ...old, data: { ...old.data, expandedPriceImpact: { acme: { usd: '-1' } } } },
      { brand: 'acme' },
    )
    expect(record).toMatchObject({ data: { fees: { quoted: { platform: { usd: '-1' } } } } })
  })

  it.each([
    ['with a fill', [{ hash: '0xout' }], 'submitted'],
    ['without a fill', [], 'depositing'],
  ])('behavior: converts a delayed request %s', (_, outTxs, status) => {
    expect(convert({ status: 'delayed' }, { outTxs })).toMatchObject({ rawStatus: status, status })
  })

  it('behavior: keeps a fail reason, and reads a record with few fields', () => {
    expect(convert({}, { failReason: 'SLIPPAGE' }).data.failReason).toBe('SLIPPAGE')
    const bare = { id: '0x1', status: 'pending', createdAt: 'a', updatedAt: 'b' }
    const record = parseWithSchema(requestRecordSchema, toRequestV3(bare))
    expect([record.id, record.depositAddress]).toEqual(['0x1', undefined])
  })

  it.each([null, 'text', 5, [], { data: [] }])('error: refuses %j as a record', (value) => {
    expect(() => parseWithSchema(requestRecordSchema, toRequestV3(value))).toThrow()
  })
})

describe('getRequestsV2', () => {
  const clientOf = (respond: () => Response, onDeprecation = vi.fn()) => ({
    onDeprecation,
    client: createClient({
      baseUrl: 'https://bridge.example',
      fetch: vi.fn<typeof fetch>(async () => respond()),
      onDeprecation,
    }),
  })
  const headers = { deprecation: '@1784678400', sunset: 'Tue, 24 Nov 2026 00:00:00 GMT' }

  it('default: turns old records into records of v3, and passes on the deprecation notice', async () => {
    const body = { requests: [old], continuation: 'next', deprecation: { message: 'Use v3.' } }
    const { client, onDeprecation } = clientOf(() => new Response(JSON.stringify(body), { headers }))
    expect(await getRequestsV2(client, { user: '0xuser', hash: '0xin' })).toMatchObject({
      requests: [{ id: '0x1', recipient: '0xrecipient' }],
      continuation: 'next',
    })
    expect(onDeprecation).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ endpoint: 'GET /requests/v2', sunsetAt: Date.UTC(2026, 10, 24) }),
    )
  })

  it('error: keeps the answer when the page’s deprecation callback throws, and reports the error', async () => {
    const fault = new Error('a fault of the page')
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const { client } = clientOf(
      () => new Response(JSON.stringify({ requests: [old] }), { headers }),
      vi.fn(() => {
        throw fault
      }),
    )
    expect(await getRequestsV2(client)).toMatchObject({ requests: [{ id: '0x1' }] })
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
    vi.unstubAllGlobals()
  })

  it('error: refuses a limit that is too high', async () => {
    const body = {
      message: 'Use v3.',
      successor: 'https://x.example/v3',
      migrationGuide: 'https://x.example/g',
    }
    const { client, onDeprecation } = clientOf(
      () => new Response(JSON.stringify(body), { status: 429, headers }),
    )
    await expect(getRequestsV2(client)).rejects.toMatchObject({
      name: 'RateLimitError',
      status: 429,
      retryAfterMs: undefined,
      serviceMessage: 'Use v3.',
    })
    expect(onDeprecation).toHaveBeenCalledWith(
      expect.objectContaining({ successor: body.successor, migrationGuide: body.migrationGuide }),
    )
  })

  it('behavior: keeps a broken record as it came, and reads the others', async () => {
    const broken = { ...old, id: {} }
    const { client } = clientOf(() => new Response(JSON.stringify({ requests: [broken, old] })))
    expect(await getRequestsV2(client)).toMatchObject({
      requests: [{ id: '0x1' }],
      unreadable: [{ index: 0, id: undefined, path: 'id', raw: broken }],
    })
  })

  it('behavior: accepts a number as an ID, if it is exact', async () => {
    const page = {
      requests: [
        { ...old, id: 5 },
        { ...old, id: 2 ** 53 },
        { ...old, id: 6, status: {} },
      ],
    }
    const { client } = clientOf(() => new Response(JSON.stringify(page)))
    expect(await getRequestsV2(client)).toMatchObject({
      requests: [{ id: '5' }],
      unreadable: [
        { index: 1, id: undefined, path: 'id' },
        { index: 2, id: '6', path: 'status' },
      ],
    })
  })

  it('behavior: completes amounts with the currency that v2 names beside them', async () => {
    const { decimals: _decimals, symbol: _symbol, ...part } = usdc
    const currencyIn = { ...amount('100'), currency: part }
    const { appFeeCurrencyObject: _app, feeCurrencyObject: _fee, ...data } = old.data
    const record = { ...old, data: { ...data, metadata: { sender: '0xsender', currencyIn } } }
    const { client } = clientOf(() => new Response(JSON.stringify({ requests: [record] })))
    const { requests } = await getRequestsV2(client)
    expect(requests[0]?.data.route?.actual?.origin?.inputCurrency?.currency).toEqual(usdc)
  })
})
