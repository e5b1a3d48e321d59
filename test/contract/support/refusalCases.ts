import { defaultApiKey } from '@causeway/sandbox/simulated'
import { zeroAddress } from 'viem'
import type { TestSandbox } from '../../../sandbox/test/support/environment/createTestSandbox.ts'
import { currencyOf, quoteParameters } from '../../../sandbox/test/support/quotes.ts'
import { toQuoteBody } from '../../../src/actions/toQuoteBody.ts'
import { permitRefusals } from './permitRefusals.ts'
import type { Body, RefusalCase } from './refusalCase.ts'

const stranger = '0x00000000000000000000000000000000000000e7'
const share = (fee: unknown, recipient: unknown = stranger) => ({ appFees: [{ recipient, fee }] })
const called = (rest: Body = {}) => ({ txs: [{ to: stranger, value: '0', data: '0x', ...rest }] })
const authorization = { chainId: 1, address: stranger, nonce: 0, yParity: 0, r: '0x1', s: '0x1' }
const uint257 = (2n ** 256n).toString()

function refusedQuote(errorCode: string, ...bodies: NonNullable<RefusalCase['body']>[]): RefusalCase[] {
  return bodies.map((body) => ({ endpoint: 'quote', expected: `400 ${errorCode}`, body }))
}

/** A request on one chain. */
function onOneChain(symbol: string, rest: Body = {}) {
  return ({ origin }: TestSandbox) => ({
    destinationChainId: origin.id,
    destinationCurrency: currencyOf(origin, symbol).address,
    recipient: stranger,
    ...rest,
  })
}

function refusedLists(...queries: string[]): RefusalCase[] {
  return queries.map((query) => ({ endpoint: 'requests', expected: '400', query }))
}

function refusedFilters(...filters: unknown[]): RefusalCase[] {
  return refusedLists(...filters.map((value) => `filters=${encodeURIComponent(JSON.stringify(value))}`))
}

const endpoints = ['quote', 'permits', 'status', 'statusV3', 'requests', 'requestsV2'] as const

/** Every kind of refusal, by the request that leads to it. A new refusal of the provider needs a line here. */
export const refusalCases: readonly RefusalCase[] = [
  ...refusedQuote('INVALID_REQUEST', '', '{', '[]', 'null', '"quote"'),
  ...refusedQuote('INVALID_ADDRESS', { user: '0x12' }, { user: zeroAddress }, { refundTo: '0x' }),
  ...refusedQuote('INVALID_ADDRESS', { strict: true, useDepositAddress: true }),
  ...refusedQuote(
    'INVALID_RECIPIENT',
    { recipient: 'alice.eth' },
    { recipient: zeroAddress },
    share('1', 'app'),
  ),
  ...refusedQuote('INVALID_REQUEST', { amount: '-1' }, { amount: 5 }, { amount: uint257 }),
  ...refusedQuote('AMOUNT_TOO_LOW', { amount: '0' }, onOneChain('USDC', { amount: '0' })),
  ...refusedQuote('INSUFFICIENT_LIQUIDITY', { amount: '2000000000000' }),
  ...refusedQuote('INVALID_REQUEST', { tradeType: 'EXACT' }),
  ...refusedQuote('UNSUPPORTED_CHAIN', { originChainId: 1 }, { destinationChainId: '31338' }),
  ...refusedQuote('INVALID_INPUT_CURRENCY', { originCurrency: stranger }),
  ...refusedQuote('INVALID_OUTPUT_CURRENCY', { destinationCurrency: 'USDC' }),
  ...refusedQuote('INVALID_SLIPPAGE_TOLERANCE', { slippageTolerance: '10001' }),
  ...refusedQuote(
    'INVALID_REQUEST',
    { topupGas: 'yes' },
    { topupGasAmount: '2000000' },
    { topupGas: true, topupGasAmount: 'much' },
    { topupGas: true, destinationCurrency: zeroAddress },
    { strict: true },
    { useDepositAddress: true, tradeType: 'EXACT_OUTPUT' },
    { recoveryAddress: stranger },
    { sponsoredFeeComponents: ['swap'] },
    { subsidizeFees: true, sponsoredFeeComponents: [] },
    { maxSubsidizationAmount: '1' },
    { subsidizeFees: true, maxSubsidizationAmount: '-1' },
    { subsidizationBps: 2500 },
    { subsidizeFees: true, subsidizationBps: 10_001 },
    { subsidizeRent: true },
    { appFees: 'all' },
    { appFees: ['all'] },
    { appFees: Array.from({ length: 11 }, () => ({ recipient: stranger, fee: '1' })) },
    share('10000'),
    share(1),
    { ttl: 0 },
    { ttl: 1e12 },
    { referrer: 5 },
    { color: 'red' },
  ),
  ...refusedQuote('UNSUPPORTED_CURRENCY', ({ origin }) => ({
    originCurrency: currencyOf(origin, 'TOLL').address,
    usePermit: true,
  })),
  ...refusedQuote('UNSUPPORTED_EXECUTION_TYPE', onOneChain('DAI', { usePermit: true })),
  ...refusedQuote('UNSUPPORTED_EXECUTION_TYPE', { subsidizeFees: true, subsidizationBps: 2500 }),
  ...refusedQuote('INVALID_REQUEST', { permitExpiry: 60 }, { usePermit: true, permitExpiry: 0 }),
  ...refusedQuote('INVALID_REQUEST', { usePermit: true, permitExpiry: 1e12 }),
  ...refusedQuote(
    'UNSUPPORTED_EXECUTION_TYPE',
    { depositFeePayer: stranger },
    { usePermit: true, gasLimitForDepositSpecifiedTxs: 1 },
    onOneChain('DAI', { includeProtocolData: true }),
  ),
  ...refusedQuote(
    'INVALID_REQUEST',
    { gasLimitForDepositSpecifiedTxs: 'most' },
    { additionalData: 'all' },
    { fixedRate: '0' },
    { fixedRate: '0:1' },
    { fixedRate: '1:0' },
    { fixedRate: '1:1:1' },
  ),
  ...refusedQuote(
    'NO_QUOTES',
    { fixedRate: '1' },
    { fixedRate: '1:1', subsidizeFees: true, maxSubsidizationAmount: '1' },
  ),
  ...refusedQuote(
    'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS',
    { gasLimitForDepositSpecifiedTxs: 1 },
    { gasLimitForDepositSpecifiedTxs: 1e12 },
  ),
  ...refusedQuote('UNSUPPORTED_CURRENCY', { useDepositAddress: true }),
  ...refusedQuote(
    'UNSUPPORTED_ROUTE',
    onOneChain('ETH', { originCurrency: zeroAddress, useDepositAddress: true }),
  ),
  ...refusedQuote('UNSUPPORTED_EXECUTION_TYPE', {
    originCurrency: zeroAddress,
    destinationCurrency: zeroAddress,
    useDepositAddress: true,
    ...called(),
  }),
  ...refusedQuote(
    'INVALID_REQUEST',
    { txs: 'all' },
    { txs: ['all'] },
    called({ to: '0x12' }),
    called({ data: '0x1' }),
    called({ originalTxValue: 'much' }),
    { txs: Array.from({ length: 21 }, () => called().txs).flat() },
  ),
  ...refusedQuote('INVALID_EXTRA_TXS', called({ value: '1' })),
  ...refusedQuote(
    'DESTINATION_TX_FAILED',
    ({ destination }) => called({ to: destination.callFiller, data: '0xabcdef01' }),
    { ...called(), txsGasLimit: 1 },
  ),
  ...refusedQuote(
    'INVALID_REQUEST',
    { txsGasLimit: 1 },
    { authorizationList: [authorization] },
    { ...called(), txsGasLimit: 0 },
    { ...called(), authorizationList: 'all' },
    { ...called(), authorizationList: ['all'] },
    { ...called(), authorizationList: [{ ...authorization, r: 1 }] },
    { ...called(), authorizationList: [{ ...authorization, yParity: 2 }] },
    { ...called(), authorizationList: Array.from({ length: 21 }, () => authorization) },
    { ...called(), txsGasLimit: 15_000_001 },
  ),
  ...refusedQuote('UNSUPPORTED_EXECUTION_TYPE', { ...called(), authorizationList: [authorization] }),
  ...refusedQuote(
    'UNSUPPORTED_ROUTE',
    onOneChain('USDC', { recipient: undefined }),
    onOneChain('USDC', share('1')),
  ),
  ...refusedQuote('AMOUNT_TOO_LOW', (sandbox) => ({
    ...onOneChain('USDC', { amount: '1' })(sandbox),
    originCurrency: currencyOf(sandbox.origin, 'DAI').address,
  })),
  ...refusedQuote('SWAP_IMPACT_TOO_HIGH', onOneChain('DAI', { amount: '1000000000000000' })),
  ...refusedQuote(
    'INSUFFICIENT_LIQUIDITY',
    onOneChain('DAI', { tradeType: 'EXACT_OUTPUT', amount: (10n ** 40n).toString() }),
  ),
  ...refusedQuote('NO_SWAP_ROUTES_FOUND', onOneChain('DAI', { includedSwapSources: ['nobody'] })),
  ...refusedQuote('INVALID_REQUEST', { excludedSwapSources: 'all' }),
  ...refusedQuote('UNSUPPORTED_CURRENCY', ({ destination }) => ({
    destinationCurrency: currencyOf(destination, 'TOLL').address,
    tradeType: 'EXACT_OUTPUT',
  })),

  ...permitRefusals,

  { endpoint: 'status', expected: '400', query: '' },
  { endpoint: 'status', expected: '404', query: 'requestId=0x1' },
  { endpoint: 'statusV3', expected: '404', query: 'requestId=all' },

  ...refusedLists(
    'id=0x1&id=0x2',
    'id=',
    'color=red',
    'hash=0x1',
    'referrer=me',
    'sortBy=price',
    'sortDirection=up',
    'limit=51',
    'limit=0',
    'includeTotal=yes',
    'status=waiting',
    'requestType=Swap',
    'chainId=one',
    'startTimestamp=-1',
    'amountUsdMin=1e3',
    'continuation=6f6e65',
    'filters=[',
  ),
  ...refusedFilters([], [{}], [{ color: 1 }], [{ features: 'app_fees' }], [{ id: [] }]),
  ...refusedFilters([{ user: [null, stranger] }], [{ user: 5 }], [{ chainId: 'one' }]),
  {
    endpoint: 'requests',
    expected: '400',
    query: `status=success&continuation=${continuationOfAnother()}`,
  },

  { endpoint: 'requestsV2', expected: '400', query: 'status=depositing' },
  { endpoint: 'requestsV2', expected: '400', query: 'includeTotal=true' },
  {
    endpoint: 'requestsV2',
    expected: '429',
    async before({ clock }, ask) {
      await clock.advance(Date.UTC(2026, 10, 1) - clock.now())
      for (let count = 0; count < 10; count++) await ask()
    },
  },
  {
    endpoint: 'requestsV2',
    expected: '410',
    before: ({ clock }) => clock.advance(Date.UTC(2026, 10, 24) - clock.now()),
  },

  { endpoint: 'quote', expected: '415 INVALID_REQUEST', contentType: 'text/plain' },
  { endpoint: 'permits', expected: '415 INVALID_REQUEST', contentType: 'text/plain' },
  { endpoint: 'quote', expected: '413', body: () => ({ referrer: 'x'.repeat(1_048_576) }) },
  { endpoint: 'requests', expected: '401', key: null },
  ...endpoints.map((endpoint): RefusalCase => ({
    endpoint,
    expected: '401 UNAUTHORIZED',
    key: 'another-key',
  })),
  ...endpoints.map((endpoint): RefusalCase => ({ endpoint, expected: '404', path: '/elsewhere' })),
  ...endpoints.map((endpoint): RefusalCase => ({ endpoint, expected: '405', method: 'PUT' })),
  ...endpoints.map((endpoint): RefusalCase => ({
    endpoint,
    expected: '503 SERVICE_UNAVAILABLE',
    before: (sandbox) => sandbox.close(),
  })),
  {
    endpoint: 'quote',
    expected: '500 UNKNOWN_ERROR',
    before({ ledger }) {
      ledger.gasPrice = () => Promise.reject(new Error('The node is gone.'))
    },
  },
]

const paths: Record<RefusalCase['endpoint'], string> = {
  quote: '/quote',
  permits: '/execute/permits',
  status: '/intents/status',
  statusV3: '/intents/status/v3',
  requests: '/requests/v3',
  requestsV2: '/requests/v2',
}

/** Sends the request of a case. */
export async function askFor(sandbox: TestSandbox, refused: RefusalCase): Promise<Response> {
  const { endpoint, path = paths[endpoint], key = defaultApiKey, before } = refused
  const { contentType = 'application/json' } = refused
  const isPost = endpoint === 'quote' || endpoint === 'permits'
  const { method = isPost ? 'POST' : 'GET' } = refused
  const prepared = await refused.prepare?.(sandbox)
  const query = prepared?.query ?? refused.query ?? ''
  const body = prepared ? JSON.stringify(prepared.body) : bodyOf(sandbox, refused)
  const ask = () =>
    sandbox.fetch(`https://sandbox.invalid${path}?${query}`, {
      method,
      headers: { 'content-type': contentType, ...(key !== null && { 'x-api-key': key }) },
      ...(method === 'POST' && { body }),
    })
  await before?.(sandbox, ask)
  return ask()
}

function bodyOf(sandbox: TestSandbox, { endpoint, body = {} }: RefusalCase): string {
  if (typeof body === 'string') return body
  if (endpoint === 'permits') return JSON.stringify(body)
  const asked = toQuoteBody(quoteParameters(sandbox, { amount: 100_000_000n }), 'svc')
  return JSON.stringify({ ...asked, ...(typeof body === 'function' ? body(sandbox) : body) })
}

/** A continuation as the provider writes it, for a list with other parameters. */
function continuationOfAnother(): string {
  return Buffer.from(`1 0x${'0'.repeat(64)} 0x${'1'.repeat(64)}`).toString('hex')
}
