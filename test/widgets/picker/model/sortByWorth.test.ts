import { expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { tokenKey } from '../../../../src/utils/tokens/tokenId.ts'
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

it('default: sorts by value, whatever the decimals, and puts tokens without a price last', () => {
  expect(sortByWorth([spam, dai, usdc, other, weth], { balances, prices })).toEqual([
    weth,
    usdc,
    dai,
    spam,
    other,
  ])
})

it('default: sorts by value, whatever the order of the page', () => {
  const sorted = (tokens: readonly Token[]) => sortByWorth(tokens, { balances, prices })
  const priced = [weth, usdc, dai]
  for (const [one, two, three] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const) {
    const page = [priced[one], spam, priced[two], priced[three]].flatMap((found) => found ?? [])
    expect(sorted(page)).toEqual([weth, usdc, dai, spam])
  }
})

it('behavior: counts a token without a balance as worth nothing, before those without a price', () => {
  const empty = { balances: new Map<string, bigint>(), prices }
  expect(sortByWorth([spam, usdc, weth], empty)).toEqual([usdc, weth, spam])
})

it('behavior: keeps the page’s own order without prices', () => {
  expect(sortByWorth([spam, dai, usdc], { balances, prices: new Map() })).toEqual([spam, dai, usdc])
})
