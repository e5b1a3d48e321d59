import { concat, decodeFunctionData, encodeFunctionData, parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { getRequestStatus } from '@causeway/react/actions'
import type { Step } from '@causeway/react/schemas'
import { swapSourceAbi } from '../../../src/contracts/generated/abis.ts'
import { at } from '../at.ts'
import {
  getAuditedQuote,
  onOneChain,
  receivers,
  type SymbolQuoteParameters,
} from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord, readRecordV2 } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { requestIdOf } from '../quotes.ts'
import { waitForRequest } from '../waitForRequest.ts'

const usdc = (units: string) => parseUnits(units, 6)
const { recipient, app } = receivers

/** Swapping, wrapping and unwrapping on one chain, on whichever ledger. */
export function describeSameChain(environment: () => ServiceEnvironment): void {
  const here = (from: string, to: string, amount: bigint, rest: Partial<SymbolQuoteParameters> = {}) =>
    onOneChain(environment(), { from, to, amount, ...rest })

  describe('same-chain swap', () => {
    it.each([
      ['USDC', 'DAI', usdc('1000')],
      ['USDC', 'ETH', usdc('1000')],
      ['ETH', 'USDC', parseEther('0.5')],
      ['USDT', 'WETH', usdc('750.000001')],
    ])('default: %s to %s by the user alone', async (from, to, amount) => {
      const quote = await getAuditedQuote(environment(), here(from, to, amount))
      const { details, fees } = quote
      expect(quote.steps.map(({ id }) => id)).toEqual(from === 'ETH' ? ['swap'] : ['approve', 'swap'])
      expect(details).toMatchObject({
        operation: 'swap',
        timeEstimate: 1,
        route: {
          origin: {
            router: 'grove',
            includedSwapSources: ['grove'],
            outputCurrency: { currency: { symbol: to } },
          },
        },
        slippageTolerance: { total: '50', origin: { percent: '0.5' }, destination: { value: '0' } },
      })
      expect(details.route?.destination).toBeUndefined()
      expect(details.currencyOut.minimumAmount).toBe((details.currencyOut.amount * 9950n) / 10_000n)
      expect(fees.relayer?.amount).toBe(0n)
      // 0.3 percent for the source, and a little for the size.
      expect(Number(details.swapImpact?.percent)).toBeCloseTo(-0.32, 1)
      expect(details.expandedPriceImpact?.swap?.usd).toBe(details.swapImpact?.usd)

      const { request, moved } = await payAndSettle(environment(), quote)
      const out = details.currencyOut.amount
      expect(moved).toEqual({
        [`Alder ${from} user`]: -amount,
        [`Alder ${from} grove`]: amount,
        [`Alder ${to} user`]: out,
        [`Alder ${to} grove`]: -out,
      })
      if (request.progress.status !== 'success') throw new TypeError(request.progress.status)
      const { transactionHash } = request.progress.fill
      expect(await getRequestStatus(environment().client, { requestId: requestIdOf(quote) })).toMatchObject({
        status: 'success',
        inTxHashes: [transactionHash],
        txHashes: [transactionHash],
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        requestType: 'Same-chain Swap',
        status: 'success',
        data: {
          inTxs: [{ txHash: transactionHash, status: 'success' }],
          outTxs: [{ txHash: transactionHash }],
          failedTxHash: null,
          route: {
            includedOriginSwapSources: ['grove'],
            actual: {
              origin: { outputCurrency: { amount: out.toString() }, router: 'grove' },
              destination: null,
            },
          },
        },
        protocol: { deposit: { origin: null }, settlement: { destination: { fills: [] } } },
      })
      expect(await readRecordV2(environment(), quote)).toMatchObject({
        requestType: 'Same-chain Swap',
        data: { metadata: { currencyOut: { amount: out.toString(), currency: { symbol: to } } } },
      })
    })

    it('parameters: recipient and tradeType', async () => {
      const asked = here('USDC', 'DAI', parseEther('250'), { tradeType: 'EXACT_OUTPUT', recipient })
      const quote = await getAuditedQuote(environment(), asked)
      const { currencyIn, currencyOut } = quote.details
      expect(currencyOut).toMatchObject({ amount: parseEther('250'), minimumAmount: parseEther('250') })
      const { moved } = await payAndSettle(environment(), quote)
      const received = moved['Alder DAI recipient'] ?? 0n
      // Less than one of the input's smallest unit is over.
      expect(received - parseEther('250')).toBeGreaterThanOrEqual(0n)
      expect(received - parseEther('250')).toBeLessThan(2n * 10n ** 12n)
      expect(moved).toEqual({
        'Alder USDC user': -currencyIn.amount,
        'Alder USDC grove': currencyIn.amount,
        'Alder DAI recipient': received,
        'Alder DAI grove': -received,
      })
    })

    it('parameters: enableTrueExactOutput leaves the surplus to the solver', async () => {
      const exact = { tradeType: 'EXACT_OUTPUT', recipient, enableTrueExactOutput: true } as const
      const quote = await getAuditedQuote(environment(), here('USDC', 'DAI', parseEther('250'), exact))
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toMatchObject({ 'Alder DAI recipient': parseEther('250') })
      const surplus = moved['Alder DAI solver'] ?? 0n
      expect(surplus).toBeGreaterThan(0n)
      expect(moved['Alder DAI grove']).toBe(-parseEther('250') - surplus)
    })

    it('behavior: a price that moved beyond the tolerance reverts, and costs nothing but gas', async () => {
      const through = { includedSwapSources: ['thicket'], overridePriceImpact: true }
      const asked = here('WETH', 'USDC', parseEther('10'), { ...through, slippageTolerance: 1 })
      const quote = await getAuditedQuote(environment(), asked)
      // Someone takes much of what the source pays before.
      const drain = await getAuditedQuote(environment(), here('ETH', 'USDC', parseEther('300'), through))
      await environment().pay(drain)
      const { request, moved } = await payAndSettle(environment(), quote, { isReverting: true })
      expect(moved).toEqual({})
      expect(request.progress).toEqual({
        status: 'failure',
        failReason: 'TRANSACTION_REVERTED',
        refundFailReason: null,
      })
      const call = at(itemsOf(at(quote.steps, 1)), 0).data
      const hash = request.failedCall?.transaction?.transactionHash
      expect(await getRequestStatus(environment().client, { requestId: requestIdOf(quote) })).toMatchObject({
        status: 'failure',
        details: 'The transaction failed, and nothing but its gas was paid.',
        inTxHashes: [hash],
        txHashes: [],
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'failure',
        data: {
          failReason: 'TRANSACTION_REVERTED',
          refundFailReason: null,
          failedTxHash: hash,
          failedTxBlockNumber: Number(request.failedCall?.transaction?.blockNumber),
          failedCallData: { from: environment().user, data: call.data, value: '0' },
          inTxs: [{ txHash: hash, status: 'failure' }],
          outTxs: [],
        },
        protocol: { deposit: { origin: null } },
      })

      // The price comes back, and the same transaction goes through.
      const taken = drain.details.currencyOut.amount
      await environment().pay(await getAuditedQuote(environment(), here('USDC', 'ETH', taken, through)))
      const again = { ...quote, steps: quote.steps.slice(1) }
      await environment().pay(again)
      const done = await waitForRequest(
        environment().store,
        requestIdOf(quote),
        ({ progress }) => progress.status === 'success',
      )
      expect(done.failedCall).toBeUndefined()
    })

    it('behavior: another transaction with the same id is not the swap', async () => {
      const quote = await getAuditedQuote(environment(), here('ETH', 'DAI', parseEther('0.01')))
      const [step] = quote.steps
      if (step?.kind !== 'transaction') throw new TypeError('The swap is no transaction.')
      const items = step.items.map((item) => {
        const { functionName, args } = decodeFunctionData({ abi: swapSourceAbi, data: item.data.data })
        if (functionName !== 'swap') throw new TypeError('The transaction is no swap.')
        // To someone else than was quoted.
        const [from, to, amountIn, minimumOut, , surplus, deadline] = args
        const changed = [from, to, amountIn, minimumOut, app, surplus, deadline] as const
        const call = encodeFunctionData({ abi: swapSourceAbi, functionName, args: changed })
        return { ...item, data: { ...item.data, data: concat([call, requestIdOf(quote)]) } }
      })
      await environment().pay({ ...quote, steps: [{ ...step, items }] })
      // The next one of the same chain is seen after it.
      const other = await payAndSettle(
        environment(),
        await getAuditedQuote(environment(), here('ETH', 'DAI', parseEther('0.02'))),
      )
      expect(other.request.progress.status).toBe('success')
      const requestId = requestIdOf(quote)
      expect(await getRequestStatus(environment().client, { requestId })).toMatchObject({ status: 'pending' })
    })

    it('parameters: ttl is held to by the contract', async () => {
      const quote = await getAuditedQuote(environment(), here('USDC', 'DAI', usdc('10'), { ttl: 90 }))
      const { data } = at(itemsOf(at(quote.steps, 1)), 0).data
      const { args } = decodeFunctionData({ abi: swapSourceAbi, data })
      const request = await environment().store.get(requestIdOf(quote))
      expect(args?.at(-1)).toBe(BigInt(Math.floor((request?.expiresAt ?? 0) / 1000)))
    })

    it('parameters: includedSwapSources, excludedSwapSources and disableSwapProviderPreference', async () => {
      const routerOf = async (rest: Partial<SymbolQuoteParameters>) => {
        const { details } = await getAuditedQuote(environment(), here('USDC', 'DAI', usdc('10'), rest))
        return details.route?.origin?.router
      }
      expect(await routerOf({})).toBe('grove')
      expect(await routerOf({ includedSwapSources: ['thicket'] })).toBe('thicket')
      expect(await routerOf({ includedOriginSwapSources: ['thicket', 'unknown'] })).toBe('thicket')
      expect(await routerOf({ excludedSwapSources: ['grove'] })).toBe('thicket')
      // It takes a sixth of the fee.
      expect(await routerOf({ disableSwapProviderPreference: true })).toBe('thicket')
      // The deeper one is better for much.
      const much = here('ETH', 'DAI', parseEther('100'), { disableSwapProviderPreference: true })
      expect((await getAuditedQuote(environment(), much)).details.route?.origin?.router).toBe('grove')
    })

    it.each([
      [{ includedSwapSources: ['unknown'] }],
      [{ excludedSwapSources: ['grove', 'thicket'] }],
      [{ includedSwapSources: ['grove'], includedOriginSwapSources: ['thicket'] }],
      [{ forceSolverExecution: true, includedDestinationSwapSources: ['grove'] }],
      [{ forceSolverExecution: true, excludedSwapSources: ['inventory'] }],
    ])('error: no source is left: %j', async (rest) => {
      const asking = getAuditedQuote(environment(), here('USDC', 'DAI', usdc('10'), rest))
      await expect(asking).rejects.toMatchObject({ errorCode: 'NO_SWAP_ROUTES_FOUND' })
    })

    it('error: a taxed token has no route, and can’t be received', async () => {
      const from = getAuditedQuote(environment(), here('TOLL', 'DAI', parseEther('10')))
      await expect(from).rejects.toMatchObject({ errorCode: 'NO_SWAP_ROUTES_FOUND' })
      const to = getAuditedQuote(environment(), { from: 'USDC', to: 'TOLL', amount: usdc('10') })
      await expect(to).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_CURRENCY' })
    })

    it('parameters: overridePriceImpact', async () => {
      const asked = here('ETH', 'USDC', parseEther('600'))
      await expect(getAuditedQuote(environment(), asked)).rejects.toMatchObject({
        errorCode: 'SWAP_IMPACT_TOO_HIGH',
      })
      const { details } = await getAuditedQuote(environment(), { ...asked, overridePriceImpact: true })
      // 1.5 million in a source of 5.
      expect(Number(details.swapImpact?.percent)).toBeLessThan(-20)
    })

    it('error: more than the source holds', async () => {
      const asked = here('ETH', 'USDC', usdc('6000000'), { tradeType: 'EXACT_OUTPUT' })
      await expect(getAuditedQuote(environment(), asked)).rejects.toMatchObject({
        errorCode: 'INSUFFICIENT_LIQUIDITY',
      })
    })

    it.each<[string, Partial<SymbolQuoteParameters>]>([
      ['forceSolverExecution', { forceSolverExecution: true }],
      ['disableOriginSwaps', { disableOriginSwaps: true }],
      ['subsidizeFees', { subsidizeFees: true }],
      ['appFees', { extraFields: { appFees: [{ recipient: app, fee: '10' }] } }],
      ['topupGas', { topupGas: true }],
    ])('parameters: %s lets the solver do it for a deposit', async (_, rest) => {
      const quote = await getAuditedQuote(
        environment(),
        here('USDC', 'DAI', usdc('100'), { recipient, ...rest }),
      )
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
      expect(quote.details).toMatchObject({
        operation: 'swap',
        route: { destination: { router: 'svc', includedSwapSources: ['inventory'] } },
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      const out = quote.details.currencyOut.amount
      expect(moved).toMatchObject({
        'Alder USDC user': -usdc('100'),
        'Alder DAI recipient': out,
        'Alder DAI solver': -out,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        requestType: 'Same-chain Swap',
        protocol: {
          deposit: { origin: { amount: '100000000' } },
          settlement: { destination: { fills: [{}] } },
        },
      })
    })
  })

  describe('wrap and unwrap', () => {
    it('default: ETH is wrapped by the user alone, one for one', async () => {
      const quote = await getAuditedQuote(environment(), here('ETH', 'WETH', parseEther('3')))
      expect(quote.steps.map(({ id }) => id)).toEqual(['swap'])
      expect(quote.details).toMatchObject({
        operation: 'wrap',
        currencyOut: { amount: parseEther('3'), minimumAmount: parseEther('3') },
        slippageTolerance: { total: '0', origin: { value: '0' }, destination: { value: '0' } },
        totalImpact: { usd: '0' },
      })
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -parseEther('3'),
        'Alder ETH weth': parseEther('3'),
        'Alder WETH user': parseEther('3'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({ requestType: 'Wrap', status: 'success' })
      expect(await readRecordV2(environment(), quote)).toMatchObject({
        requestType: 'Wrap',
        status: 'success',
      })
    })

    it('default: WETH is unwrapped by the user alone, one for one', async () => {
      const quote = await getAuditedQuote(environment(), here('WETH', 'ETH', parseEther('2')))
      expect(quote.details.operation).toBe('unwrap')
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': parseEther('2'),
        'Alder ETH weth': -parseEther('2'),
        'Alder WETH user': -parseEther('2'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        requestType: 'Unwrap',
        status: 'success',
      })
    })

    it('parameters: another recipient is paid by the solver', async () => {
      const quote = await getAuditedQuote(environment(), here('WETH', 'ETH', parseEther('1'), { recipient }))
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
      expect(quote.details.operation).toBe('unwrap')
      const { moved } = await payAndSettle(environment(), quote)
      const out = quote.details.currencyOut.amount
      expect(moved).toEqual({
        'Alder WETH user': -parseEther('1'),
        'Alder WETH depository': parseEther('1'),
        'Alder ETH recipient': out,
        'Alder ETH solver': -out,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({ requestType: 'Unwrap' })
    })

    it('behavior: more than one has reverts', async () => {
      const quote = await getAuditedQuote(environment(), here('WETH', 'ETH', parseEther('20000')))
      const { request, moved } = await payAndSettle(environment(), quote, { isReverting: true })
      expect(moved).toEqual({})
      expect(request.progress).toMatchObject({ status: 'failure', failReason: 'TRANSACTION_REVERTED' })
    })
  })

  describe('send by the solver', () => {
    it('parameters: forceSolverExecution', async () => {
      const asked = here('USDC', 'USDC', usdc('100'), { recipient, forceSolverExecution: true })
      const quote = await getAuditedQuote(environment(), { ...asked, topupGas: true })
      expect(quote.details.operation).toBe('send')
      const { moved } = await payAndSettle(environment(), quote)
      const out = quote.details.currencyOut.amount
      expect(moved).toEqual({
        'Alder USDC user': -usdc('100'),
        'Alder USDC depository': usdc('100'),
        'Alder USDC recipient': out,
        'Alder USDC solver': -out,
        'Alder ETH recipient': parseEther('0.0008'),
        'Alder ETH solver': -parseEther('0.0008'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({ requestType: 'Send' })
    })
  })
}

function itemsOf(step: Step) {
  if (step.kind !== 'transaction') throw new TypeError(`The step ${step.id} is no transaction.`)
  return step.items
}
