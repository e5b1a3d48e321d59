import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { swapFromSearchParams, swapToSearchParams } from '@causeway/react/widgets'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'
import { parseAmount } from '../../../../../src/utils/amounts/parseAmount.ts'

const usdc = { chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
const sol = { chainId: 792703809, address: '11111111111111111111111111111111' }
const tokens = `payChain=1&payToken=${usdc.address}&receiveChain=${sol.chainId}&receiveToken=${sol.address}`
const nothing = { defaultPay: undefined, defaultReceive: undefined, defaultValue: {} }

describe('swapFromSearchParams', () => {
  it.each<[search: string, locale: string | undefined, entered: object]>([
    [`?${tokens}&payAmount=1234.5`, undefined, { side: 'pay', amount: '1234.5' }],
    [`${tokens}&receiveAmount=0.25`, 'en-US', { side: 'receive', amount: '0.25' }],
    [`${tokens}&payAmount=1234.567`, 'de', { side: 'pay', amount: '1234,567' }],
    [`${tokens}&payAmount=1.234`, 'de', { side: 'pay', amount: '1,234' }],
    [`${tokens}&payAmount=5&receiveAmount=6`, undefined, { side: 'pay', amount: '5' }],
    [`${tokens}&payAmount=x&receiveAmount=6`, undefined, { side: 'receive', amount: '6' }],
    [tokens, undefined, {}],
  ])('default: reads %s in %s', (search, locale, defaultValue) => {
    const linked = { defaultPay: usdc, defaultReceive: sol, defaultValue }
    expect(swapFromSearchParams(search, { locale })).toEqual(linked)
    expect(swapFromSearchParams(new URLSearchParams(search), { locale })).toEqual(linked)
  })

  it.each([
    '',
    '?',
    'payChain=1',
    `payToken=${usdc.address}`,
    `payChain=0x1&payToken=${usdc.address}`,
    `payChain=-1&payToken=${usdc.address}`,
    `payChain=1.5&payToken=${usdc.address}`,
    `payChain=1&payToken=${'a'.repeat(129)}`,
    'payChain=1&payToken=0x%20',
    'payChain=1&payToken=%E2%80%AE0xabc',
    'payChain=1&payToken=0x%00',
    'payChain=1&payToken=Send%C2%A0it',
    'payChain=1&payToken=%3Cb%3E',
    'payAmount=-5',
    'payAmount=1e9',
    'payAmount=1,5',
    'payAmount=%E2%80%AE1.5',
    'payAmount=.5',
    `payAmount=${'1'.repeat(79)}`,
    '__proto__=1&constructor=2',
  ])('behavior: leaves out what can’t be read: %s', (search) => {
    expect(swapFromSearchParams(search)).toEqual(nothing)
  })

  it('behavior: never takes the recipient or the slippage from a link', () => {
    const search = 'recipient=0x1&refundTo=0x2&slippage=50&topupGas=true&side=receive'
    expect(swapFromSearchParams(search)).toEqual(nothing)
  })
})

describe('swapToSearchParams', () => {
  it.each(['en', 'de', 'fr', 'de-CH', 'ar-EG', 'hi'])('behavior: reads what it writes, in %s', (locale) => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.constantFrom('pay', 'receive'), (amount, side) => {
        const decimals = 18
        const linked = swapFromSearchParams(`${side}Amount=${toText(amount, decimals)}`, { locale })
        const entered = linked.defaultValue.amount ?? ''
        expect(parseAmount(entered, { decimals, locale })).toEqual({ status: 'valid', amount })
        const value = { ...emptyValue, pay: usdc, receive: sol, ...linked.defaultValue }
        const params = swapToSearchParams(value, { locale })
        expect(swapFromSearchParams(params, { locale })).toEqual({
          defaultPay: usdc,
          defaultReceive: sol,
          defaultValue: { side, amount: expect.any(String) },
        })
        const again = swapFromSearchParams(params, { locale }).defaultValue.amount ?? ''
        expect(parseAmount(again, { decimals, locale })).toEqual({ status: 'valid', amount })
      }),
    )
  })

  it('behavior: writes no user addresses, and no invalid amount', () => {
    const value = {
      ...emptyValue,
      receive: sol,
      recipient: '0x1',
      refundTo: '0x2',
      slippage: '1',
      amount: '1,234',
    }
    expect(String(swapToSearchParams(value))).toBe(`receiveChain=${sol.chainId}&receiveToken=${sol.address}`)
    expect(String(swapToSearchParams(emptyValue))).toBe('')
  })
})

function toText(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

it('behavior: swapToSearchParams: writes a partial value', () => {
  expect(swapToSearchParams({}).toString()).toBe('')
  expect(swapToSearchParams({ amount: '1.5' }).toString()).toBe('payAmount=1.5')
})

it.each<[caller: string, argument: string, rule: string, call: () => unknown]>([
  [
    'swapFromSearchParams',
    'search',
    'it must be the query of an address, such as `location.search`, or a URLSearchParams',
    () => swapFromSearchParams({ payChain: '1' } as never),
  ],
  ['swapFromSearchParams', 'options', 'it must be an object', () => swapFromSearchParams('', 'de' as never)],
  [
    'swapFromSearchParams',
    'options.locale',
    'it must be a BCP 47 language tag',
    () => swapFromSearchParams('', { locale: 'de_DE' }),
  ],
  ['swapToSearchParams', 'value', 'it must be an object', () => swapToSearchParams('payChain=1' as never)],
  ['swapToSearchParams', 'options', 'it must be an object', () => swapToSearchParams({}, 'de' as never)],
  [
    'swapToSearchParams',
    'options.locale',
    'it must be a BCP 47 language tag',
    () => swapToSearchParams({}, { locale: 'de_DE' }),
  ],
  [
    'swapToSearchParams',
    'value.side',
    'it must be "pay" or "receive"',
    () => swapToSearchParams({ side: 'both' as never }),
  ],
  [
    'swapToSearchParams',
    'value.amount',
    'it must be text, as a person types it',
    () => swapToSearchParams({ amount: 5n as never }),
  ],
  [
    'swapToSearchParams',
    'value.pay',
    'it must be a token: `chainId` and `address`',
    () => swapToSearchParams({ pay: { ...usdc, chainId: '1' as never }, receive: sol }),
  ],
  [
    'swapToSearchParams',
    'value.receive',
    'it must be a token: `chainId` and `address`',
    () => swapToSearchParams({ pay: usdc, receive: { ...sol, address: 1 as never } }),
  ],
])('error: %s names %s: %s', (caller, argument, rule, call) => {
  const message = expect.stringContaining(`\`${caller}\``)
  expect(call).toThrow(expect.objectContaining({ name: 'InvalidArgumentError', argument, rule, message }))
})
