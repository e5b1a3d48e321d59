import { expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { tokenKey } from '../../../../src/utils/address/tokenId.ts'
import { sortByWorth } from '../../../../src/widgets/picker/model/sortByWorth.ts'

const token = (symbol: string, decimals: number, digit: string): Token => ({
  chainId: 1,
  symbol,
  name: symbol,
  decimals,
  address: `0x${digit.repeat(40)}`,
})
const usdc = token('USDC', 6, '1')
const weth = token('WETH', 18, '2')
const spam = token('SPAM', 18, '3')
const dai = token('DAI', 18, '4')
const other = token('OTHER', 8, '5')
const balances = new Map([
  [tokenKey(usdc), 900_000_000n],
  [tokenKey(weth), 500_000_000_000_000_000n],
  [tokenKey(spam), 10n ** 30n],
  [tokenKey(dai), 2n * 10n ** 18n],
  [tokenKey(other), 1n],
])
const prices = new Map([
  [usdc, '0.9998'],
  [weth, '2500.5'],
  [dai, '1'],
])

it('default: what is worth most comes first, whatever the decimals; what has no price comes last', () => {
  expect(sortByWorth([spam, dai, usdc, other, weth], { balances, prices })).toEqual([
    weth,
    usdc,
    dai,
    spam,
    other,
  ])
})

it('behavior: without prices the page’s own order stays', () => {
  expect(sortByWorth([spam, dai, usdc], { balances, prices: new Map() })).toEqual([spam, dai, usdc])
})
