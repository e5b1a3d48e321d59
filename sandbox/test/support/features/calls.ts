import {
  decodeErrorResult,
  encodeFunctionData,
  maxUint256,
  parseEther,
  parseUnits,
  zeroAddress,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { DestinationCall } from '@causeway/react/schemas'
import { ServiceError } from '@causeway/react/actions'
import type { LedgerChain } from '@causeway/sandbox/simulated'
import {
  callRunnerAbi,
  erc20Abi,
  swapSourceAbi,
  wrappedNativeAbi,
} from '../../../src/contracts/generated/abis.ts'
import { swapOutput } from '../../../src/domain/money/swapMath.ts'
import { toFillPayment } from '../../../src/domain/request/flow/toFillPayment.ts'
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
import { currencyOf } from '../quotes.ts'

const usdc = (units: string) => parseUnits(units, 6)
const { recipient } = receivers

/** Calls on the destination chain, on whichever ledger. */
export function describeCalls(environment: () => ServiceEnvironment): void {
  describe('calls', () => {
    it('default: native tokens go with the calls, and what they leave to the recipient', async () => {
      const { destination } = environment()
      const weth = currencyOf(destination, 'WETH').address
      const wrapped = parseEther('0.25')
      const txs = [
        call(weth, encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }), wrapped),
        call(weth, transferTo(environment().user, wrapped)),
      ]
      const quote = await getAuditedQuote(environment(), {
        from: 'ETH',
        to: 'ETH',
        amount: parseEther('1'),
        recipient,
        txs,
      })
      expect(quote.details.operation).toBe('bridge')
      const out = quote.details.currencyOut.amount
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toEqual({
        'Alder ETH user': -parseEther('1'),
        'Alder ETH depository': parseEther('1'),
        'Birch ETH solver': -out,
        'Birch ETH weth': wrapped,
        'Birch WETH user': wrapped,
        'Birch ETH recipient': out - wrapped,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        requestType: 'Call',
        status: 'success',
        data: { failedCallData: null, failedTxHash: null },
      })
      expect(await readRecordV2(environment(), quote)).toMatchObject({
        requestType: 'Call',
        status: 'success',
      })
    })

    it('default: a token is used by the calls', async () => {
      const { destination } = environment()
      const txs = swapCalls(destination, usdc('60'), 0n)
      const asked = { from: 'DAI', to: 'USDC', amount: usdc('100'), recipient, txs } as const
      const quote = await getAuditedQuote(environment(), {
        ...asked,
        tradeType: 'EXACT_OUTPUT',
        txsGasLimit: 400_000,
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      const received = moved['Birch DAI recipient'] ?? 0n
      expect(received).toBeGreaterThan(parseEther('59'))
      expect(moved).toMatchObject({
        'Birch USDC solver': -usdc('100'),
        'Birch USDC thicket': usdc('60'),
        'Birch USDC recipient': usdc('40'),
        'Birch DAI thicket': -received,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({ requestType: 'Call' })
    })

    it('default: on one chain, with a gas top-up', async () => {
      const txs = swapCalls(environment().origin, usdc('10'), 0n)
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('50'), recipient, txs, topupGas: true }
      const quote = await getAuditedQuote(environment(), onOneChain(environment(), asked))
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({
        'Alder USDC recipient': quote.details.currencyOut.amount - usdc('10'),
        'Alder USDC thicket': usdc('10'),
        'Alder ETH recipient': parseEther('0.0008'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({ requestType: 'Call' })
    })

    it('behavior: a call that fails after all undoes all others, and the user is refunded', async () => {
      const { destination } = environment()
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('50'), refundTo: recipient }
      const txs = swapCalls(destination, usdc('10'), await readSwapOutput(environment(), usdc('10')))
      const quote = await getAuditedQuote(environment(), { ...asked, txs })
      // Another user swaps before, so that the price changes.
      const others = swapCalls(destination, usdc('10'), 0n)
      await payAndSettle(environment(), await getAuditedQuote(environment(), { ...asked, txs: others }))
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'EXECUTION_REVERTED' })
      expect(moved).toEqual({ 'Alder USDC user': -usdc('50'), 'Alder USDC recipient': usdc('50') })
      const { to, data } = at(txs, 1)
      const record = {
        requestType: 'Call',
        status: 'refund',
        data: {
          failReason: 'EXECUTION_REVERTED',
          refundFailReason: null,
          failedCallData: { from: destination.callRunner, to, data, value: '0' },
          // It was foreseen, so that nothing was sent.
          failedTxHash: null,
          failedTxBlockNumber: null,
        },
      }
      expect(await readRecord(environment(), quote)).toMatchObject(record)
    })

    it('behavior: a request is filled with its calls at most once', async () => {
      const txs = swapCalls(environment().destination, usdc('10'), 0n)
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('50'),
        txs,
      })
      const { request } = await payAndSettle(environment(), quote)
      const again = environment().ledger.fill(toFillPayment(request))
      await expect(again).rejects.toMatchObject({ name: 'PaymentRefusedError', reason: 'alreadyPaid' })
    })

    it('error: a call that would revert', async () => {
      const { destination } = environment()
      const txs = swapCalls(destination, usdc('10'), maxUint256)
      const error = await refusalOf({ from: 'USDC', to: 'USDC', amount: usdc('50'), txs })
      const { to, data } = at(txs, 1)
      expect(error).toMatchObject({
        serviceMessage: `The call "txs[1]" would revert on chain ${destination.id}.`,
        failedCallData: { from: destination.callRunner, to, data, value: '0' },
      })
      const reason = decodeErrorResult({ abi: swapSourceAbi, data: error.errorData as Hex })
      expect(reason).toMatchObject({ errorName: 'TooLittleReceived' })
    })

    it('error: calls that would leave what the recipient does not take', async () => {
      const { destination } = environment()
      const token = currencyOf(destination, 'USDC').address
      const txs = [call(zeroOne, '0x', 5n)]
      const asked = { from: 'ETH', to: 'ETH', amount: parseEther('1'), recipient: token, txs }
      const error = await refusalOf(asked)
      expect(error).toMatchObject({
        serviceMessage: `The transaction with the calls of "txs" would fail on chain ${destination.id}.`,
        failedCallData: { from: destination.callRunner, to: zeroOne, data: '0x', value: '5' },
      })
      const reason = decodeErrorResult({ abi: callRunnerAbi, data: error.errorData as Hex })
      expect(reason).toMatchObject({ errorName: 'TransferFailed' })
    })

    it('parameters: txsGasLimit is held to', async () => {
      const { destination } = environment()
      const txs = swapCalls(destination, usdc('10'), 0n)
      const error = await refusalOf({ from: 'USDC', to: 'USDC', amount: usdc('50'), txs, txsGasLimit: 1 })
      const { to, data } = at(txs, 0)
      expect(error).toMatchObject({
        errorData: '0x',
        failedCallData: { from: destination.callRunner, to, data, value: '0' },
      })
    })

    it('parameters: txsGasLimit is paid for', async () => {
      const txs = swapCalls(environment().destination, usdc('10'), 0n)
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('50'), txs }
      const [one, other] = [
        await getAuditedQuote(environment(), { ...asked, txsGasLimit: 1_000_000 }),
        await getAuditedQuote(environment(), { ...asked, txsGasLimit: 10_000_000 }),
      ]
      expect(other.fees.relayerGas?.amount).toBeGreaterThan(one.fees.relayerGas?.amount ?? 0n)
    })

    it.each<[string, object, string]>([
      ['more value than arrives', { txs: [call(zeroOne, '0x', parseEther('2'))] }, 'INVALID_EXTRA_TXS'],
      ['no address', { txs: [call('0x12', '0x')] }, 'INVALID_REQUEST'],
      ['no list', { txs: 'all' }, 'INVALID_REQUEST'],
      ['half a byte', { txs: [call(zeroOne, '0x123')] }, 'INVALID_REQUEST'],
      ['gas without a call', { txsGasLimit: 100_000 }, 'INVALID_REQUEST'],
      ['more gas than a block has', { txs: [call(zeroOne, '0x')], txsGasLimit: 1e9 }, 'INVALID_REQUEST'],
      ['code without a call', { authorizationList: [authorization] }, 'INVALID_REQUEST'],
      ['code in other words', { txs: [call(zeroOne, '0x')], authorizationList: [{}] }, 'INVALID_REQUEST'],
    ])('error: %s', async (_, fields, errorCode) => {
      const { origin, destination, user } = environment()
      const body = {
        user,
        originChainId: origin.id,
        destinationChainId: destination.id,
        originCurrency: zeroAddress,
        destinationCurrency: zeroAddress,
        amount: parseEther('1').toString(),
        tradeType: 'EXACT_INPUT',
        ...fields,
      }
      const response = await environment().fetch('https://sandbox.invalid/quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body, (_, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        ),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ errorCode })
    })

    /** The error of a quote whose calls would fail, as the client reads it. Nothing of the request is kept. */
    async function refusalOf(parameters: SymbolQuoteParameters): Promise<ServiceError> {
      const error: unknown = await getAuditedQuote(environment(), parameters).catch((error: unknown) => error)
      if (!(error instanceof ServiceError))
        throw new TypeError('The quote was not refused.', { cause: error })
      const { ledger, destination, store } = environment()
      expect(error).toMatchObject({
        status: 400,
        errorCode: 'DESTINATION_TX_FAILED',
        requestId: expect.stringMatching(/^0x[\da-f]{64}$/),
        approxSimulatedBlock: Number(await ledger.blockNumber(destination.id)),
        retryable: false,
      })
      expect(await store.get(error.requestId as Hex)).toBeUndefined()
      return error
    }
  })
}

const zeroOne = '0x0000000000000000000000000000000000000001'

const authorization = { chainId: 1, address: zeroOne, nonce: 0, yParity: 0, r: '0x1', s: '0x1' }

function call(to: string, data: Hex, value = 0n): DestinationCall {
  return { to, data, value }
}

function transferTo(to: `0x${string}`, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
}

/** Calls that swap USDC of the runner for DAI of the recipient. */
function swapCalls(chain: LedgerChain, amount: bigint, minimumOut: bigint): DestinationCall[] {
  const [from, to] = [currencyOf(chain, 'USDC').address, currencyOf(chain, 'DAI').address]
  const source = at(chain.swapSources, 1).address
  const approved = [source, amount] as const
  const swapped = [from, to, amount, minimumOut, recipient, zeroAddress, maxUint256] as const
  return [
    call(from, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approved })),
    call(source, encodeFunctionData({ abi: swapSourceAbi, functionName: 'swap', args: swapped })),
  ]
}

/** The amount that the source of `swapCalls` would pay now. */
async function readSwapOutput({ ledger, destination }: ServiceEnvironment, amount: bigint): Promise<bigint> {
  const state = await ledger.readSwap({
    chainId: destination.id,
    source: at(destination.swapSources, 1),
    currencyIn: currencyOf(destination, 'USDC').address,
    currencyOut: currencyOf(destination, 'DAI').address,
  })
  if (!state) throw new TypeError('The source does not swap these.')
  return swapOutput(state, amount)
}
