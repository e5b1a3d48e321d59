import { expect, it } from 'vitest'
import {
  type DepositAddressParameters,
  findDepositRefusal,
  type DepositRefusal,
} from '@causeway/react/execution'

const native = (id: number, symbol = 'ETH', decimals = 18, family?: string) => ({
  id,
  ...(family && { family }),
  nativeCurrency: {
    name: symbol,
    symbol,
    decimals,
    ...(family && { address: `native of ${family}` }),
  },
})
const chains = [native(1), native(2), native(3, 'POL'), native(4, 'ETH', 6), native(5, 'BTC', 8, 'bitcoin')]
const bridge: DepositAddressParameters = { originChainId: 1, destinationChainId: 2 }
const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

it.each<[title: string, parameters: DepositAddressParameters, refusal: DepositRefusal | undefined]>([
  ['native tokens to the same one', bridge, undefined],
  ['the zero address for the native token', { ...bridge, originCurrency: `0x${'0'.repeat(40)}` }, undefined],
  [
    'a strict address with an exact output',
    { ...bridge, type: 'strict', tradeType: 'EXACT_OUTPUT' },
    undefined,
  ],
  ['an open address with an exact input', { ...bridge, type: 'open' }, undefined],
  [
    'an open address with an expected output',
    { ...bridge, type: 'open', tradeType: 'EXPECTED_OUTPUT' },
    undefined,
  ],
  [
    'an open address with an exact output',
    { ...bridge, type: 'open', tradeType: 'EXACT_OUTPUT' },
    'exactOutput',
  ],
  ['nothing chosen', {}, 'unknownChain'],
  ['a chain that the page does not know', { ...bridge, destinationChainId: 9 }, 'unknownChain'],
  ['the same chain twice', { ...bridge, destinationChainId: 1 }, 'sameChain'],
  ['a token to pay', { ...bridge, originCurrency: token }, 'notNative'],
  ['a token to receive', { ...bridge, destinationCurrency: token }, 'notNative'],
  ['another native token', { ...bridge, destinationChainId: 3 }, 'otherToken'],
  [
    'a native token with the same name and other decimals',
    { ...bridge, destinationChainId: 4 },
    'otherToken',
  ],
  ['from outside the EVM to another native token', { originChainId: 5, destinationChainId: 1 }, undefined],
  [
    'from outside the EVM to a token',
    {
      originChainId: 5,
      originCurrency: 'native of bitcoin',
      destinationChainId: 1,
      destinationCurrency: token,
    },
    undefined,
  ],
  [
    'a token outside the EVM',
    { originChainId: 5, originCurrency: 'rune', destinationChainId: 1 },
    'notNative',
  ],
  ['from the EVM to another family', { originChainId: 1, destinationChainId: 5 }, 'otherToken'],
])('default: %s', (_, parameters, refusal) => {
  expect(findDepositRefusal(parameters, chains)).toBe(refusal)
})
