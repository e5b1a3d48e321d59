import { defaultApiKey } from '@causeway/sandbox/simulated'
import { zeroAddress } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestSandbox,
  type TestSandbox,
} from '../../sandbox/test/support/environment/createTestSandbox.ts'
import { bridge, quoteParameters, requestIdOf } from '../../sandbox/test/support/quotes.ts'
import { dialects } from '@causeway/sandbox/simulated'
import {
  getQuote,
  type Quote,
  getRequests,
  getRequestsV2,
  type GetRequestsV2Parameters,
  type GetQuoteParameters,
  type GetRequestsParameters,
  ServiceError,
} from '@causeway/react/actions'
import type { RequestRecord } from '@causeway/react/schemas'

const stranger = '0x00000000000000000000000000000000000000e7'
const noHash = `0x${'9'.repeat(64)}`
const amount = 100_000_000n

let sandbox: TestSandbox
let quote: Quote
let record: RequestRecord

describe.each(dialects)('in the dialect %s', (dialect) => {
  beforeAll(async () => {
    sandbox = createTestSandbox({ policy: { dialect, brand: dialect === 'deployment' ? 'acme' : 'svc' } })
    const app = { appFees: [{ recipient: stranger, fee: '5' }], referrer: 'partner.example' }
    quote = await bridge(sandbox, { amount, from: 'USDC', to: 'DAI', extraFields: app })
    await sandbox.clock.advance(5000)
    const [found] = (await getRequests(sandbox.client)).requests
    if (!found) throw new TypeError('The history is empty.')
    record = found
  })

  describe('getQuote', () => {
    const byHand = {
      useDepositAddress: true,
      refundTo: stranger,
      originCurrency: zeroAddress,
      destinationCurrency: zeroAddress,
      amount: 10n ** 18n,
    }

    const txs = [{ to: stranger, value: 0n, data: '0x' }] as const

    /** A value of each parameter, with what it needs; a parameter without one is a type error. */
    const examples: { [name in keyof Required<GetQuoteParameters>]: Partial<GetQuoteParameters> } = {
      user: { user: stranger },
      originChainId: {},
      destinationChainId: {},
      originCurrency: {},
      destinationCurrency: {},
      amount: { amount: 200_000_000n },
      tradeType: { tradeType: 'EXPECTED_OUTPUT' },
      recipient: { recipient: stranger },
      refundTo: { refundTo: stranger },
      slippageTolerance: { slippageTolerance: 10 },
      topupGas: { topupGas: true },
      topupGasAmount: { topupGas: true, topupGasAmount: 1_000_000n },
      useDepositAddress: byHand,
      strict: { ...byHand, strict: true },
      subsidizeFees: { subsidizeFees: true },
      sponsoredFeeComponents: { subsidizeFees: true, sponsoredFeeComponents: ['platform', 'rent'] },
      maxSubsidizationAmount: { subsidizeFees: true, maxSubsidizationAmount: 1n },
      subsidizationBps: { subsidizeFees: true, subsidizationBps: 2500 },
      subsidizeRent: { subsidizeFees: true, subsidizeRent: true },
      txs: { txs },
      txsGasLimit: { txs, txsGasLimit: 100_000 },
      authorizationList: {
        txs,
        authorizationList: [{ chainId: 1, address: stranger, nonce: 0, yParity: 0, r: '0x1', s: '0x1' }],
      },
      gasLimitForDepositSpecifiedTxs: { gasLimitForDepositSpecifiedTxs: 100_000 },
      recoveryAddress: { ...byHand, recoveryAddress: stranger },
      refundOnOrigin: { refundOnOrigin: true },
      enableTrueExactOutput: { enableTrueExactOutput: true },
      explicitDeposit: { explicitDeposit: true },
      useExternalLiquidity: { useExternalLiquidity: true },
      useFallbacks: { useFallbacks: true },
      usePermit: { usePermit: true },
      permitExpiry: { usePermit: true, permitExpiry: 600 },
      includeProtocolData: { includeProtocolData: true },
      latePaymentSlippageTolerance: { latePaymentSlippageTolerance: 10 },
      forceSolverExecution: { forceSolverExecution: true },
      includedSwapSources: { includedSwapSources: ['any'] },
      excludedSwapSources: { excludedSwapSources: ['any'] },
      includedOriginSwapSources: { includedOriginSwapSources: ['any'] },
      includedDestinationSwapSources: { includedDestinationSwapSources: ['any'] },
      originGasOverhead: { originGasOverhead: 1 },
      depositFeePayer: { depositFeePayer: stranger },
      maxRouteLength: { maxRouteLength: 3 },
      useSharedAccounts: { useSharedAccounts: true },
      includeComputeUnitLimit: { includeComputeUnitLimit: true },
      overridePriceImpact: { overridePriceImpact: true },
      disableSwapProviderPreference: { disableSwapProviderPreference: true },
      disableOriginSwaps: { disableOriginSwaps: true },
      fixedRate: { fixedRate: '1:1', subsidizeFees: true },
      ttl: { ttl: 60 },
      additionalData: { additionalData: { userPublicKey: '0x1' } },
      appFees: { appFees: [{ recipient: stranger, fee: 25 }] },
      referrer: { referrer: 'partner.example' },
      extraFields: { extraFields: { referrerAddress: stranger } },
    }

    /** The provider's refusal of a field that it knows and does not serve. */
    const notServed = expect.objectContaining({
      name: 'ServiceError',
      errorCode: expect.stringMatching(
        /^(UNSUPPORTED_(EXECUTION_TYPE|ROUTE)|EXTRA_TXS_NOT_SUPPORTED|NO_(SWAP_ROUTES_FOUND|QUOTES))$/,
      ),
    })

    it.each(Object.entries(examples))('parameters: the provider knows %s', async (_, example) => {
      const asked = getQuote(sandbox.client, quoteParameters(sandbox, { amount, to: 'DAI', ...example }))
      const answer: unknown = await asked.catch((error: unknown) => error)
      if (answer instanceof ServiceError) expect(answer).toEqual(notServed)
      else expect(answer).toHaveProperty('steps')
    })
  })

  describe('getRequests', () => {
    it('parameters: each finds the request, and by another value it does not', async () => {
      for (const [name, { parameters, missed }] of Object.entries(ways())) {
        const found = await getRequests(sandbox.client, parameters)
        expect([name, found.requests.map(({ id }) => id)]).toEqual([name, [record.id]])
        if (missed) expect([name, (await getRequests(sandbox.client, missed)).requests]).toEqual([name, []])
      }
    })

    it('parameters: includeTotal, includeAuthenticatedData', async () => {
      const { total, requests } = await getRequests(sandbox.client, {
        includeTotal: true,
        includeAuthenticatedData: true,
      })
      expect(total).toBe(1)
      expect(requests[0]?.data).toMatchObject({ referrer: 'partner.example', apiKeyName: 'Sandbox' })
      expect(record.data?.referrer).toBeUndefined()
    })

    it('parameters: limit and continuation', async () => {
      await bridge(sandbox, { amount })
      await sandbox.clock.advance(5000)
      const first = await getRequests(sandbox.client, { limit: 1 })
      const second = await getRequests(sandbox.client, { limit: 1, continuation: first.continuation ?? '' })
      expect(first.requests[0]?.id).not.toBe(record.id)
      expect(second.requests.map(({ id }) => id)).toEqual([record.id])
      expect(second.continuation).toBeUndefined()
    })
  })

  describe('getRequestsV2', () => {
    it('parameters: each finds the request, and by another value it does not', async () => {
      const hash = record.data?.inTxs?.[0]?.txHash
      const examples: { [name in keyof Required<GetRequestsV2Parameters>]: [unknown, unknown?] } = {
        user: [record.recipient, stranger],
        id: [requestIdOf(quote), noHash],
        hash: [hash, noHash],
        referrer: ['partner.example', 'another.example'],
        limit: [50],
        continuation: [undefined],
      }
      for (const [name, [value, missed]] of Object.entries(examples)) {
        const { requests } = await getRequestsV2(sandbox.client, { [name]: value })
        expect([name, requests.some(({ id }) => id === record.id)]).toEqual([name, true])
        if (missed === undefined) continue
        expect([name, (await getRequestsV2(sandbox.client, { [name]: missed })).requests]).toEqual([name, []])
      }
    })
  })
})

interface Found {
  parameters: GetRequestsParameters
  /** The same parameter, by which the request is not found. */
  missed?: GetRequestsParameters | undefined
}

/** The only request by each parameter, and no request by another value of it. */
function ways(): { [name in keyof Required<GetRequestsParameters>]: Found } {
  const { id, user, recipient, createdAt } = record
  const orderId = record.protocol?.orderId ?? ''
  const [deposit, fill] = [record.data?.inTxs?.[0], record.data?.outTxs?.[0]]
  const { currencyIn, currencyOut } = quote.details
  const [input, output] = [currencyIn.currency, currencyOut.currency]
  const seconds = Math.floor(Date.parse(createdAt ?? '') / 1000)
  const block = deposit?.block ?? 0
  const pair = <name extends keyof GetRequestsParameters>(
    name: name,
    value: GetRequestsParameters[name],
    missed?: GetRequestsParameters[name],
  ): Found => ({
    parameters: { [name]: value },
    missed: missed === undefined ? undefined : { [name]: missed },
  })
  return {
    term: pair('term', fill?.txHash, noHash),
    id: pair('id', id, noHash),
    orderId: pair('orderId', orderId, noHash),
    depositTxHash: pair('depositTxHash', deposit?.txHash, fill?.txHash),
    fillTxHash: pair('fillTxHash', fill?.txHash, deposit?.txHash),
    refundTxHash: { parameters: {}, missed: { refundTxHash: fill?.txHash } },
    originChainId: pair('originChainId', input.chainId, output.chainId),
    destinationChainId: pair('destinationChainId', output.chainId, input.chainId),
    chainId: pair('chainId', output.chainId, 1),
    privateChainsToInclude: pair('privateChainsToInclude', [input.chainId]),
    user: pair('user', user, stranger),
    depositAddress: { parameters: {}, missed: { depositAddress: stranger } },
    recipient: pair('recipient', recipient, stranger),
    status: pair('status', 'success', 'pending'),
    failReason: { parameters: {}, missed: { failReason: 'SLIPPAGE' } },
    refundFailReason: { parameters: {}, missed: { refundFailReason: 'UNKNOWN' } },
    apiKey: pair('apiKey', defaultApiKey, 'another'),
    requestType: pair('requestType', 'Crosschain Swap', 'Bridge'),
    currencyInChainId: pair('currencyInChainId', input.chainId, output.chainId),
    currencyOutChainId: pair('currencyOutChainId', output.chainId, input.chainId),
    currencyInAddress: pair('currencyInAddress', input.address, output.address),
    currencyOutAddress: pair('currencyOutAddress', output.address, input.address),
    currencyInSymbol: pair('currencyInSymbol', 'usdc', 'dai'),
    currencyOutSymbol: pair('currencyOutSymbol', 'dai', 'usdc'),
    startTimestamp: pair('startTimestamp', seconds, seconds + 1),
    endTimestamp: pair('endTimestamp', seconds, seconds - 1),
    startBlock: pair('startBlock', block, block + 1),
    endBlock: pair('endBlock', block, block - 1),
    amountUsdMin: pair('amountUsdMin', '100', '100.000001'),
    amountUsdMax: pair('amountUsdMax', '100', '99.999999'),
    appFeesAmountUsdMin: pair('appFeesAmountUsdMin', '0.05', '0.050001'),
    appFeesAmountUsdMax: pair('appFeesAmountUsdMax', '0.05', '0.049999'),
    fillTimeMin: pair('fillTimeMin', 0, 1000),
    fillTimeMax: pair('fillTimeMax', 1000),
    features: pair('features', ['gas_top_up', 'app_fees'], ['gas_top_up']),
    includeChildRequests: pair('includeChildRequests', true),
    filters: pair(
      'filters',
      [{ id: noHash }, { user, 'not:failReason': 'SLIPPAGE' }],
      [{ 'not:user': user }],
    ),
    sortBy: pair('sortBy', 'amountUsd'),
    sortDirection: pair('sortDirection', 'asc'),
    includeAuthenticatedData: pair('includeAuthenticatedData', true),
    includeTotal: pair('includeTotal', true),
    limit: pair('limit', 50),
    continuation: { parameters: {} },
  }
}
