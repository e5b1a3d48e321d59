import { expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { leadWithPopular, popularTokens } from '../../../../src/widgets/picker/model/popularTokens.ts'

function token(index: number, symbol: string, more: Partial<Token> = {}): Token {
  const address = `0x${(index + 16).toString(16).padStart(40, '0')}`
  return { chainId: 1, symbol, name: symbol, decimals: 18, address, ...more }
}

const others = Array.from({ length: 30 }, (_, index) => token(index, `T${index}`))
const native = token(0, 'ETH', { address: '0x0000000000000000000000000000000000000000' })
const keyOf = ({ chainId, address }: Token) => `${chainId}:${address}`

it('default: lists native tokens and well-known verified symbols of a long list', () => {
  const usdc = token(40, 'USDC')
  const fake = token(41, 'USDC', { verified: false })
  expect([...popularTokens([native, ...others, fake, usdc], undefined)]).toEqual([keyOf(native), keyOf(usdc)])
})

it('behavior: gives at most six tokens', () => {
  const many = Array.from({ length: 30 }, (_, index) => token(index, 'USDC', { chainId: index + 1 }))
  expect(popularTokens(many, undefined).size).toBe(6)
})

it('behavior: lists none of a short list', () => {
  expect(popularTokens([native, token(1, 'USDC')], undefined).size).toBe(0)
})

it('parameters: those that the page names, however short the list', () => {
  const dai = token(1, 'DAI', { address: '0xABCDEF0000000000000000000000000000000001' })
  expect([...popularTokens([native, dai], [dai])]).toEqual(['1:0xabcdef0000000000000000000000000000000001'])
  expect(popularTokens([native, ...others], []).size).toBe(0)
})

it.each(['USDC', 'USDT', 'WETH', 'WBTC', 'DAI'])('default: includes %s as well known', (symbol) => {
  const known = token(40, symbol)
  expect([...popularTokens([...others, known], undefined)]).toEqual([keyOf(known)])
})

it('behavior: needs a list of at least 24 tokens', () => {
  const list = [native, ...others].slice(0, 24)
  expect(popularTokens(list, undefined).size).toBe(1)
  expect(popularTokens(list.slice(1), undefined).size).toBe(0)
})

const group = (chainId: number | undefined, ...keys: string[]) => ({
  key: `group ${chainId}`,
  chainId,
  tokens: keys.map((key) => ({ key, token: native })),
})

it('default: places popular tokens below those that the wallet holds, and in no other group', () => {
  const groups = [group(undefined, 'a', 'b'), group(1, 'b', 'c'), group(2, 'd')]
  const shown = leadWithPopular(groups, new Set(['a', 'b', 'd']))
  expect(
    shown.map(({ key, chainId, isPopular, tokens }) => [
      key,
      chainId,
      isPopular,
      tokens.map((one) => one.key),
    ]),
  ).toEqual([
    ['group undefined', undefined, undefined, ['a', 'b']],
    ['group popular', undefined, true, ['b', 'd']],
    ['group 1', 1, undefined, ['c']],
  ])
})

it('behavior: keeps the list as it is without a popular token', () => {
  const groups = [group(undefined, 'a'), group(1, 'c')]
  expect(leadWithPopular(groups, new Set(['a']))).toBe(groups)
})
