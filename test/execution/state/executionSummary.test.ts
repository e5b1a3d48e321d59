import { zeroAddress } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { parseWithSchema } from '@causeway/react/schemas'
import { executionSummarySchema, toExecutionSummary } from '../../../src/execution/state/executionSummary.ts'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'

let quote: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).tokenBridge
})

describe('toExecutionSummary', () => {
  it('default: says what is moved, and between whom', () => {
    const usdc = {
      chainId: 31337,
      address: '0x00000000000000000000000000000000000000c1',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    }
    const ether = { chainId: 31338, address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
    const details = {
      ...quote.details,
      operation: 'swap',
      sender: '0x00000000000000000000000000000000000000a2',
      recipient: '0x00000000000000000000000000000000000000a3',
      currencyIn: { currency: usdc, amount: 100_000_000n, minimumAmount: 99_000_000n },
      currencyOut: { currency: ether, amount: 40_000n, minimumAmount: 39_000n },
      refundCurrency: { currency: usdc, amount: 98_000_000n },
      timeEstimate: 7,
    }
    const parameters = {
      ...quote.parameters,
      user: '0x00000000000000000000000000000000000000a1',
      recipient: '0x00000000000000000000000000000000000000a4',
      refundTo: '0x00000000000000000000000000000000000000a5',
    }
    expect(toExecutionSummary({ ...quote, details, parameters }, { orderId: 'order 5' })).toEqual({
      operation: 'swap',
      sender: '0x00000000000000000000000000000000000000a2',
      recipient: '0x00000000000000000000000000000000000000a3',
      refundTo: '0x00000000000000000000000000000000000000a5',
      pay: { currency: usdc, amount: 100_000_000n, minimumAmount: 99_000_000n },
      receive: { currency: ether, amount: 40_000n, minimumAmount: 39_000n },
      refund: { currency: usdc, amount: 98_000_000n },
      timeEstimate: 7,
      orderId: 'order 5',
      isPayment: true,
    })
  })

  it('behavior: marks a payment if it has an order, or if the page says so', () => {
    const isPaymentOf = (options: object) => toExecutionSummary(quote, options).isPayment
    expect(
      [{}, { isPayment: true }, { orderId: '5' }, { orderId: '5', isPayment: false }].map(isPaymentOf),
    ).toEqual([undefined, true, true, undefined])
  })

  it('behavior: names no refund address if none was requested, since the provider chooses it', () => {
    const { refundTo: _, ...parameters } = quote.parameters
    expect(toExecutionSummary({ ...quote, parameters }).refundTo).toBeUndefined()
  })
})

describe('the token of a refund', () => {
  const refundOf = (change: (details: Quote['details']) => Partial<Quote['details']>) => {
    const details = structuredClone(quote.details)
    return toExecutionSummary({ ...quote, details: { ...details, ...change(details) } }).refund
  }
  const elsewhere = { address: '0x00000000000000000000000000000000000000e7', symbol: 'ELSE', decimals: 9 }

  it.each(['paid', 'received'])('default: is the token that is %s', (side) => {
    const held = side === 'paid' ? quote.details.currencyIn : quote.details.currencyOut
    expect(refundOf(() => ({ refundCurrency: held }))).toEqual(held)
  })

  it.each(['origin', 'destination'] as const)(
    'behavior: is a token that is swapped on the way only on its own chain: %s',
    (side) => {
      const { currencyIn, currencyOut } = quote.details
      const [own, other] = side === 'origin' ? [currencyIn, currencyOut] : [currencyOut, currencyIn]
      const key = side === 'origin' ? 'outputCurrency' : 'inputCurrency'
      const swappedOn = ({ currency: { chainId } }: typeof own) => ({
        currency: { ...elsewhere, chainId },
        amount: 7n,
      })
      const said = (amount: ReturnType<typeof swappedOn>) =>
        refundOf(() => ({ refundCurrency: amount, route: { [side]: { [key]: amount } } }))
      expect(said(swappedOn(own))).toEqual(swappedOn(own))
      expect(said(swappedOn(other))).toBeUndefined()
    },
  )

  it.each([
    ['another token', elsewhere],
    ['another chain', { chainId: 1 }],
    ['an unknown chain', { chainId: undefined }],
    ['an unknown token', { address: undefined }],
  ])('behavior: is unknown where the provider names %s', (_, change) => {
    expect(
      refundOf(({ refundCurrency }) => ({
        refundCurrency: { ...refundCurrency, currency: { ...refundCurrency?.currency, ...change } },
      })),
    ).toBeUndefined()
  })
})

describe('executionSummarySchema', () => {
  it('default: reads what was stored', () => {
    const summary = toExecutionSummary(quote)
    expect(parseWithSchema(executionSummarySchema, JSON.parse(toJsonText(summary)))).toEqual(summary)
  })

  it.each(['sender', 'recipient', 'pay', 'receive'])('error: refuses a summary without %s', (field) => {
    const stored: unknown = JSON.parse(toJsonText({ ...toExecutionSummary(quote), [field]: undefined }))
    expect(() => parseWithSchema(executionSummarySchema, stored)).toThrow(`${field}: `)
  })
})
