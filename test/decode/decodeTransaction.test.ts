import { concat, numberToHex, pad, toFunctionSelector, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { TransactionItem } from '@causeway/react/execution'
import { decodeTransaction } from '../../src/decode/decodeTransaction.ts'
import { publicDeposits, publicOrders } from '../support/orders/publicOrders.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'

const native = `0x${'0'.repeat(40)}` as const
const wrapped = '0x00000000000000000000000000000000000000E7'
const contract = '0x00000000000000000000000000000000000000c0'
const account = '0x00000000000000000000000000000000000000A1'
const word = (value: Hex) => pad(value, { size: 32 })

let token: string
let tokenQuote: Quote
let wrapQuote: Quote

beforeAll(async () => {
  tokenQuote = (await getQuoteOfEachKind()).tokenBridge
  token = tokenQuote.details.currencyIn.currency.address
  wrapQuote = withParameters({
    originChainId: 5,
    destinationChainId: 5,
    originCurrency: native,
    destinationCurrency: wrapped.toLowerCase(),
  })
})

/** A quote that pays with native tokens. */
function withParameters(change: Partial<Quote['parameters']>): Quote {
  const { details, parameters } = tokenQuote
  const { currencyIn } = details
  return {
    ...tokenQuote,
    details: {
      ...details,
      currencyIn: { ...currencyIn, currency: { ...currencyIn.currency, address: native } },
    },
    parameters: { ...parameters, ...change },
  }
}

const decode = (quote: Quote, data: Partial<TransactionItem['data']>) =>
  decodeTransaction(quote, { data: { to: contract, data: '0x', value: 0n, ...data } } as TransactionItem)

describe('decodeTransaction', () => {
  const withdraw = concat([toFunctionSelector('withdraw(uint256)'), word('0x07')])
  const approve = concat([toFunctionSelector('approve(address,uint256)'), word(account), word('0x09')])

  it('default: decodes a call of a token’s function, whichever contract is called', () => {
    const call = { name: 'approve', target: account.toLowerCase(), amount: 9n }
    expect(decode(tokenQuote, { to: token as Hex, data: approve })).toEqual({ kind: 'token', call })
    expect(decode(tokenQuote, { data: approve })).toEqual({ kind: 'token', call })
  })

  it('behavior: recognizes any call of the token that is paid with, by its selector', () => {
    expect(decode(tokenQuote, { to: token as Hex, data: '0xdeadbeef00' })).toEqual({
      kind: 'token',
      call: { name: '0xdeadbeef' },
    })
  })

  it('behavior: doesn’t take the native token’s address for an ERC-20’s', () => {
    const call = { to: native, value: 5n }
    expect(decode(wrapQuote, { ...call, data: '0xdeadbeef00' }).kind).toBe('call')
    expect(decode(wrapQuote, { ...call, data: withdraw }).kind).toBe('call')
    expect(decode(wrapQuote, { ...call, data: '0x' }).kind).toBe('payment')
  })

  it('behavior: takes an amount alone as a withdrawal of the token that is paid with, but of no other contract', () => {
    expect(decode(tokenQuote, { to: token as Hex, data: withdraw })).toEqual({
      kind: 'token',
      call: { name: 'withdraw', target: undefined, amount: 7n },
    })
    expect(decode(tokenQuote, { data: withdraw })).toEqual({ kind: 'call', selector: '0x2e1a7d4d' })
  })

  it('behavior: reports a withdrawal without a readable amount', () => {
    expect(decode(tokenQuote, { data: '0x2e1a7d4d' })).toMatchObject({
      kind: 'token',
      call: { name: 'withdraw' },
    })
  })

  it('default: decodes a deposit for an order', () => {
    expect(decode(tokenQuote, { data: publicDeposits.erc20 })).toMatchObject({
      kind: 'deposit',
      deposit: { amount: 100_000_000n, id: publicOrders['a sponsored swap'].orderId },
    })
  })

  it('default: recognizes a wrap of native tokens by the token to receive, in any letter case', () => {
    for (const data of ['0xd0e30db0', '0xD0E30DB0'] as const) {
      expect(decode(wrapQuote, { to: wrapped, data, value: 5n })).toEqual({ kind: 'wrap' })
    }
  })

  it.each<[string, Partial<Quote['parameters']>, Partial<TransactionItem['data']>]>([
    ['by another contract', {}, { to: contract }],
    ['on another chain', { destinationChainId: 6 }, {}],
    ['from a token', { originCurrency: contract }, {}],
    ['into another token', { destinationCurrency: contract }, {}],
    ['by another function', {}, { data: '0xd0e30db1' }],
  ])('behavior: doesn’t recognize a wrap %s', (_, parameters, data) => {
    const quote = withParameters({ ...wrapQuote.parameters, ...parameters })
    expect(decode(quote, { to: wrapped, data: '0xd0e30db0', value: 5n, ...data }).kind).toBe('call')
  })

  it.each<[string, Hex]>([
    ['no calldata', '0x'],
    ['one word behind it', numberToHex(5, { size: 32 })],
  ])('default: recognizes a payment with %s', (_, data) => {
    expect(decode(wrapQuote, { data, value: 1n })).toEqual({ kind: 'payment' })
    expect(decode(wrapQuote, { data, value: 0n })).toEqual({ kind: 'call', selector: data.slice(0, 10) })
  })

  it('default: takes anything else as a call', () => {
    expect(decode(wrapQuote, { data: '0xdeadbeef00', value: 1n })).toEqual({
      kind: 'call',
      selector: '0xdeadbeef',
    })
  })
})
