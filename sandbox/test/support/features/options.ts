import { parseEther, parseUnits, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { defaultApiKey, type LedgerChain } from '@causeway/sandbox/simulated'
import { quoteItemsOf, transactionsOf } from '../../../../src/decode/quoteItems.ts'
import type { OrderData } from '../../../src/domain/request/orders/toOrderData.ts'
import { toOrderId } from '../../../src/domain/request/orders/toOrderId.ts'
import { at } from '../at.ts'
import {
  getAuditedQuote,
  onOneChain,
  receivers,
  type SymbolQuoteParameters,
} from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { currencyOf, requestIdOf } from '../quotes.ts'

const usdc = (units: string) => parseUnits(units, 6)
const { app, partner, recipient } = receivers

/** Further options of a quote request, on either ledger. */
export function describeOptions(environment: () => ServiceEnvironment): void {
  const bridged: SymbolQuoteParameters = { from: 'USDC', to: 'USDC', amount: usdc('100') }

  describe('protocol data', () => {
    it('parameters: includeProtocolData adds the solver’s signature over the order’s id', async () => {
      const extraFields = { appFees: [{ recipient: app, fee: '10' }] }
      const quote = await getAuditedQuote(environment(), {
        ...bridged,
        recipient,
        refundTo: partner,
        includeProtocolData: true,
        ttl: 600,
        extraFields,
      })
      const { orderId, orderData, orderSignature } = quote.protocol?.v2 ?? {}
      const { origin, destination, solver, store } = environment()
      const request = await store.get(requestIdOf(quote))
      const deadline = Math.floor((request?.expiresAt ?? 0) / 1000)
      const { currencyOut } = quote.details
      const currency = currencyOf(origin, 'USDC').address.toLowerCase()
      const depositoryOf = (chain: LedgerChain) =>
        `0x${'0'.repeat(24)}${chain.depository.slice(2)}`.toLowerCase()
      expect(orderData).toEqual({
        version: 'v1',
        solverChainId: String(destination.id),
        solver: solver.toLowerCase(),
        salt: requestIdOf(quote),
        inputs: [
          {
            payment: { chainId: String(origin.id), currency, amount: '100000000', weight: '1' },
            refunds: [
              {
                chainId: String(origin.id),
                recipient: partner,
                currency,
                minimumAmount: '0',
                deadline,
                extraData: depositoryOf(origin),
              },
            ],
          },
        ],
        output: {
          chainId: String(destination.id),
          payments: [
            {
              recipient,
              currency: currencyOf(destination, 'USDC').address.toLowerCase(),
              minimumAmount: String(currencyOut.minimumAmount),
              expectedAmount: String(currencyOut.amount),
            },
          ],
          calls: [],
          deadline,
          extraData: depositoryOf(destination),
        },
        fees: [
          {
            recipientChainId: String(origin.id),
            recipient: app,
            currencyChainId: String(origin.id),
            currency,
            amount: '100000',
          },
        ],
      })
      const order = orderData as OrderData
      expect(orderId).toBe(toOrderId(order))
      // The id is of this order and of no other one.
      expect(toOrderId({ ...order, solver: recipient })).not.toBe(orderId)
      expect(toOrderId({ ...order, output: { ...order.output, deadline: 1 } })).not.toBe(orderId)
      const raw = toOrderId(order)
      const signature = orderSignature as `0x${string}`
      expect(await verifyMessage({ address: solver, message: { raw }, signature })).toBe(true)
      expect(await verifyMessage({ address: recipient, message: { raw }, signature })).toBe(false)
    })

    it('default: without it the order is shown, and not signed', async () => {
      const { protocol } = await getAuditedQuote(environment(), bridged)
      expect(protocol?.v2?.orderId).toBe(toOrderId(protocol?.v2?.orderData as OrderData))
      expect(protocol?.v2).not.toHaveProperty('orderSignature')
    })

    it('error: there is no order without the solver', async () => {
      const asking = getAuditedQuote(
        environment(),
        onOneChain(environment(), { ...bridged, to: 'DAI', includeProtocolData: true }),
      )
      await expect(asking).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_EXECUTION_TYPE' })
    })
  })

  describe('fixed rate', () => {
    it('parameters: fixedRate prices the whole, and nothing may slip', async () => {
      const asked = { from: 'ETH', to: 'USDC', amount: parseEther('2'), fixedRate: '2400.5' }
      const quote = await getAuditedQuote(environment(), { ...asked, slippageTolerance: 100 })
      expect(quote.details).toMatchObject({
        currencyOut: { amount: usdc('4801'), minimumAmount: usdc('4801') },
        rate: '2400.5',
        isFixedRate: true,
        slippageTolerance: { total: '0', destination: { value: '0' } },
      })
      // All of it, less gas and the ordinary 10 basis points of 5000 dollars.
      const [gas, service] = [quote.fees.relayerGas, quote.fees.relayerService]
      expect(service?.amountUsd).toBe('5')
      const spread = Number(quote.details.fixedRateFee?.usd)
      expect(spread + 5 + Number(gas?.amountUsd)).toBeCloseTo(199, 4)
      expect(quote.details.totalImpact?.usd).toBe('-199')
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -parseEther('2'),
        'Alder ETH depository': parseEther('2'),
        'Birch USDC user': usdc('4801'),
        'Birch USDC solver': -usdc('4801'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        features: ['fixed_rate'],
        data: {
          quoteOraclePrice: {
            rate: '2500',
            observedAt: expect.stringMatching(/^\d{4}-.*Z$/),
            inputCurrency: { symbol: 'ETH' },
            outputCurrency: { symbol: 'USDC' },
          },
        },
      })
    })

    it('parameters: of two figures the second is the price of the first', async () => {
      // A public example at 1:1.0005 pays 99.95 for 100.
      const asked = { from: 'USDC', to: 'DAI', amount: usdc('100'), fixedRate: '1:1.01' }
      const quote = await getAuditedQuote(environment(), asked)
      // 100 / 1.01
      expect(quote.details.currencyOut.amount).toBe(99_009900990099009900n)
    })

    it('parameters: an exact output costs what the rate says, rounded up', async () => {
      const asked = { from: 'DAI', to: 'USDC', tradeType: 'EXACT_OUTPUT', fixedRate: '0.97' } as const
      const quote = await getAuditedQuote(environment(), { ...asked, amount: usdc('100') })
      // 100 / 0.97
      expect(quote.details.currencyIn.amount).toBe(103_092783505154639176n)
    })

    it('parameters: on one chain the solver holds to it', async () => {
      const asked = onOneChain(environment(), {
        from: 'USDC',
        to: 'DAI',
        amount: usdc('100'),
        fixedRate: '0.99',
      })
      const quote = await getAuditedQuote(environment(), asked)
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toMatchObject({ 'Alder DAI user': parseEther('99') })
    })

    it('parameters: with subsidizeFees the sponsor pays what the rate leaves open', async () => {
      // As in public examples.
      const asked = { from: 'USDC', to: 'DAI', amount: usdc('100'), subsidizeFees: true, fixedRate: '1:1' }
      const quote = await getAuditedQuote(environment(), asked)
      expect(quote.details).toMatchObject({
        currencyOut: { amount: parseEther('100'), minimumAmount: parseEther('100') },
        isFixedRate: true,
        fixedRateFee: { usd: '0' },
        totalImpact: { usd: '0' },
      })
      const fee = quote.fees.relayer?.amount ?? 0n
      expect(fee).toBeGreaterThan(usdc('0.1'))
      expect(quote.fees.subsidized?.amount).toBe(fee)
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder USDC user': -usdc('100'),
        'Alder USDC sponsor': -fee,
        'Alder USDC depository': usdc('100') + fee,
        'Birch DAI user': parseEther('100'),
        'Birch DAI solver': -parseEther('100'),
      })
    })

    it('parameters: the sponsor also pays what makes a rate better than the price', async () => {
      const asked = { from: 'USDC', to: 'DAI', amount: usdc('100'), subsidizeFees: true, fixedRate: '1.02' }
      const quote = await getAuditedQuote(environment(), asked)
      expect(quote.feeSponsorship?.quoted?.components?.swap).toMatchObject({
        total: { amount: usdc('2') },
        userPays: { amount: 0n },
      })
      const sponsored = (quote.fees.relayer?.amount ?? 0n) + usdc('2')
      expect(quote.fees.subsidized?.amount).toBe(sponsored)
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toMatchObject({
        'Alder USDC sponsor': -sponsored,
        'Birch DAI user': parseEther('102'),
        'Birch DAI solver': -parseEther('102'),
      })
    })

    it('parameters: a rate that bears all fees leaves the sponsor nothing to pay', async () => {
      const asked = { from: 'USDC', to: 'DAI', amount: usdc('100'), subsidizeFees: true, fixedRate: '0.9' }
      const { details, fees } = await getAuditedQuote(environment(), asked)
      expect(details.currencyOut.amount).toBe(parseEther('90'))
      expect(fees.subsidized?.amount).toBe(0n)
    })

    it.each([
      ['the limit of the sponsor', { maxSubsidizationAmount: usdc('0.1') }],
      ['fees that the sponsor doesn’t pay', { sponsoredFeeComponents: ['execution', 'app'] as const }],
    ])('error: a rate fails at %s', async (_, limited) => {
      const asked = { from: 'USDC', to: 'DAI', amount: usdc('100'), subsidizeFees: true, fixedRate: '1:1' }
      await expect(getAuditedQuote(environment(), { ...asked, ...limited })).rejects.toMatchObject({
        errorCode: 'NO_QUOTES',
      })
    })

    it.each([
      ['2499', { from: 'ETH', to: 'USDC', amount: parseEther('0.001') }],
      ['1', bridged],
    ])('error: a rate of %s is better than prices and fees allow', async (fixedRate, asked) => {
      const asking = getAuditedQuote(environment(), { ...asked, fixedRate })
      await expect(asking).rejects.toMatchObject({ errorCode: 'NO_QUOTES' })
    })

    it('error: a send by the user alone has no rate', async () => {
      const asking = getAuditedQuote(
        environment(),
        onOneChain(environment(), { ...bridged, recipient, fixedRate: '0.9' }),
      )
      await expect(asking).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_ROUTE' })
    })

    it('default: no rate is fixed', async () => {
      const quote = await getAuditedQuote(environment(), bridged)
      expect(quote.details).toMatchObject({ isFixedRate: false, fixedRateFee: { usd: '0' } })
      await payAndSettle(environment(), quote)
      expect(await readRecord(environment(), quote)).toMatchObject({
        features: [],
        data: { quoteOraclePrice: null },
      })
    })
  })

  describe('gas', () => {
    it('parameters: gasLimitForDepositSpecifiedTxs stands in the deposit, and is what it costs at most', async () => {
      const plain = await getAuditedQuote(environment(), bridged)
      const quote = await getAuditedQuote(environment(), {
        ...bridged,
        gasLimitForDepositSpecifiedTxs: 300_000,
      })
      const items = transactionsOf(quoteItemsOf(quote.steps))
      expect(items.map(({ data }) => data.gas)).toEqual([undefined, 300_000n])
      expect(quote.fees.gas?.amount).toBeGreaterThan(plain.fees.gas?.amount ?? 0n)
      expect(transactionsOf(quoteItemsOf(plain.steps)).at(-1)?.data.gas).toBeUndefined()
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
    })

    it('error: less gas than a deposit takes', async () => {
      const asking = getAuditedQuote(environment(), { ...bridged, gasLimitForDepositSpecifiedTxs: 21_000 })
      const errorCode = 'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS'
      await expect(asking).rejects.toMatchObject({ errorCode })
    })

    it.each([
      [1000, 'success'],
      [999, 'refund'],
    ])('parameters: latePaymentSlippageTolerance of %i, when gas rises by a tenth', async (bps, status) => {
      const { ledger, destination } = environment()
      const gasPrice = ledger.gasPrice
      const before = { maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1n }
      try {
        ledger.gasPrice = async () => before
        const asked = { ...bridged, latePaymentSlippageTolerance: bps, refundTo: recipient }
        const quote = await getAuditedQuote(environment(), asked)
        ledger.gasPrice = async (chainId) =>
          chainId === destination.id ? { ...before, maxFeePerGas: 1_100_000_000n } : before
        const { request } = await payAndSettle(environment(), quote)
        expect(request.progress.status).toBe(status)
        if (status === 'refund') expect(request.progress).toMatchObject({ failReason: 'SLIPPAGE' })
      } finally {
        ledger.gasPrice = gasPrice
      }
    })

    it('behavior: an overhead of gasless deposits costs nothing without one', async () => {
      const plain = await getAuditedQuote(environment(), bridged)
      const quote = await getAuditedQuote(environment(), { ...bridged, originGasOverhead: 50_000 })
      expect(quote.details.currencyOut.amount).toBe(plain.details.currencyOut.amount)
    })
  })

  describe('permissions and marks', () => {
    it.each([
      { includedSwapSources: ['another'] },
      { includedDestinationSwapSources: ['another', 'inventory'] },
      { excludedSwapSources: ['another'] },
    ])('behavior: sources of other deployments say nothing across chains: %o', async (rest) => {
      const asked = { from: 'ETH', to: 'USDC', amount: parseEther('1'), ...rest }
      const { details } = await getAuditedQuote(environment(), asked)
      expect(details.route?.destination?.includedSwapSources).toEqual(['inventory'])
    })

    it('parameters: useExternalLiquidity and useFallbacks allow what never happens', async () => {
      const quote = await getAuditedQuote(environment(), {
        ...bridged,
        useExternalLiquidity: true,
        useFallbacks: true,
      })
      expect(quote.details.fallbackType).toBe('refund')
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(await readRecord(environment(), quote)).toMatchObject({ data: { usesExternalLiquidity: false } })
      const much = { ...bridged, amount: usdc('2000000'), useExternalLiquidity: true }
      await expect(getAuditedQuote(environment(), much)).rejects.toMatchObject({
        errorCode: 'INSUFFICIENT_LIQUIDITY',
      })
    })

    it('parameters: referrerAddress is for the owner of the request', async () => {
      const quote = await getAuditedQuote(environment(), {
        ...bridged,
        extraFields: { referrer: 'me', referrerAddress: partner },
      })
      await payAndSettle(environment(), quote)
      const query = `id=${requestIdOf(quote)}&includeAuthenticatedData=true`
      const read = async (address: string) => {
        const response = await environment().fetch(address, { headers: { 'x-api-key': defaultApiKey } })
        const { requests }: { requests: unknown[] } = await response.json()
        return at(requests, 0)
      }
      expect(await read(`https://sandbox.invalid/requests/v3?${query}`)).toMatchObject({
        data: { referrer: 'me', referrerAddress: partner },
      })
      expect(await readRecord(environment(), quote)).not.toHaveProperty('data.referrerAddress')
    })

    it('parameters: additionalData is for routes that the sandbox does not have', async () => {
      const quote = await getAuditedQuote(environment(), {
        ...bridged,
        additionalData: { userPublicKey: '0x12' },
      })
      expect(quote.steps).toHaveLength(2)
    })

    it.each([
      { depositFeePayer: recipient },
      { maxRouteLength: 3 },
      { useSharedAccounts: true },
      { includeComputeUnitLimit: true },
    ])('error: what is for Solana alone: %o', async (rest) => {
      const asking = getAuditedQuote(environment(), { ...bridged, ...rest })
      await expect(asking).rejects.toMatchObject({
        errorCode: 'UNSUPPORTED_EXECUTION_TYPE',
        serviceMessage: expect.stringContaining('Solana'),
      })
    })
  })
}
