import { concat, encodeAbiParameters, pad, toFunctionSelector, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeErc20Call } from '../../../src/decode/calls/decodeErc20Call.ts'

const account = '0x00000000000000000000000000000000000000A1'
const word = (value: Hex) => pad(value, { size: 32 })
const withdraw = toFunctionSelector('withdraw(uint256)')
const approve = toFunctionSelector('approve(address,uint256)')
import { riskyTokenFunctions } from '../../support/quotes/riskyTokenFunctions.ts'

describe('decodeErc20Call', () => {
  it.each([
    'approve(address,uint256)',
    'transfer(address,uint256)',
    'withdraw(uint256)',
    ...riskyTokenFunctions,
  ])('default: knows %s by its selector, whatever its letter case', (signature) => {
    const selector = toFunctionSelector(signature)
    const [name] = signature.split('(')
    expect(decodeErc20Call(selector)).toEqual({ name, target: undefined, amount: undefined })
    expect(decodeErc20Call(`0x${selector.slice(2).toUpperCase()}`)?.name).toBe(name)
  })

  it.each(['approve', 'transfer'])('default: reads the recipient and the amount of %s', (name) => {
    const selector = toFunctionSelector(`${name}(address,uint256)`)
    const words = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, 2n ** 256n - 1n])
    expect(decodeErc20Call(concat([selector, words]))).toEqual({
      name,
      target: account.toLowerCase(),
      amount: 2n ** 256n - 1n,
    })
  })

  it('default: reads the amount of withdraw', () => {
    expect(decodeErc20Call(concat([withdraw, word('0x07')]))).toEqual({
      name: 'withdraw',
      target: undefined,
      amount: 7n,
    })
  })

  it('behavior: reads no arguments of functions with another signature', () => {
    const selector = toFunctionSelector('transferFrom(address,address,uint256)')
    expect(decodeErc20Call(concat([selector, word(account), word(account), word('0x07')]))).toEqual({
      name: 'transferFrom',
      target: undefined,
      amount: undefined,
    })
  })

  it('behavior: does not read calldata that is cut off', () => {
    const whole = concat([approve, word(account), word('0x07')])
    expect(decodeErc20Call(whole.slice(0, -1) as Hex)).toEqual({
      name: 'approve',
      target: account.toLowerCase(),
      amount: undefined,
    })
    expect(decodeErc20Call(concat([approve, word(account)]).slice(0, -1) as Hex)).toEqual({
      name: 'approve',
      target: undefined,
      amount: undefined,
    })
    expect(decodeErc20Call(concat([withdraw, word('0x07')]).slice(0, -1) as Hex)?.amount).toBeUndefined()
  })

  it('behavior: reads calldata that is too long', () => {
    expect(decodeErc20Call(concat([approve, word(account), word('0x07'), '0xffff']))?.amount).toBe(7n)
  })

  it.each(['0x', '0x12345678', '0x095ea7', 'toString', 'constructor'] as Hex[])(
    'behavior: decodes %s as no known call',
    (data) => {
      expect(decodeErc20Call(data)).toBeUndefined()
    },
  )
})
