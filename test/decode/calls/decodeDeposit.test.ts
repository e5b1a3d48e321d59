import { concat, encodeFunctionData, parseAbi, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeDeposit } from '../../../src/decode/calls/decodeDeposit.ts'
import { publicDeposits, publicOrders } from '../../support/orders/publicOrders.ts'

const user = '0x03508bb71268bba25ecacc8f620e01866650532c'
const token = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const id = publicOrders['a sponsored swap'].orderId

const allowed = (depositor: Hex) =>
  encodeFunctionData({
    abi: parseAbi(['function depositErc20(address depositor, address token, bytes32 id)']),
    args: [depositor, token, id],
  })

const lowerCase = (deposit: ReturnType<typeof decodeDeposit>) =>
  deposit && { ...deposit, depositor: deposit.depositor?.toLowerCase(), token: deposit.token.toLowerCase() }

describe('decodeDeposit', () => {
  it.each<[string, Hex, object]>([
    ['a token', publicDeposits.erc20, { depositor: user, token, amount: 100_000_000n, id }],
    [
      'native tokens',
      publicDeposits.native,
      {
        depositor: user,
        token: zeroAddress,
        amount: undefined,
        id: '0x70387ea00ba97925c3bf1263363b2a7bdc0401faa00f0af4140627c7f385952c',
      },
    ],
    ['a token, in the approved amount', allowed(user), { depositor: user, token, amount: undefined, id }],
    [
      'a token, credited to the sender',
      allowed(zeroAddress),
      { depositor: undefined, token, amount: undefined, id },
    ],
    [
      'in capitals',
      publicDeposits.erc20.toUpperCase().replace('0X', '0x') as Hex,
      { depositor: user, token, amount: 100_000_000n, id },
    ],
  ])('default: decodes %s', (_, data, deposit) => {
    expect(lowerCase(decodeDeposit(data))).toEqual(deposit)
  })

  it.each<[string, Hex]>([
    ['nothing', '0x'],
    ['a truncated deposit', publicDeposits.native.slice(0, -2) as Hex],
    ['a deposit with more behind it', concat([publicDeposits.erc20, id])],
    [
      'a depositor with padding that isn’t zero',
      publicDeposits.native.replace('0x49290c1c00', '0x49290c1c01') as Hex,
    ],
    ['another function', publicDeposits.native.replace('0x49290c1c', '0x49290c1d') as Hex],
  ])('behavior: decodes %s as no deposit', (_, data) => {
    expect(decodeDeposit(data)).toBeUndefined()
  })
})
