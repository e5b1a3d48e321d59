import { expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { popularTokens } from '../../../../src/widgets/picker/model/popularTokens.ts'

function token(index: number, symbol: string, more: Partial<Token> = {}): Token {
  const address = `0x${(index + 16).toString(16).padStart(40, '0')}`
  return { chainId: 1, symbol, name: symbol, decimals: 18, address, ...more }
}

const others = Array.from({ length: 30 }, (_, index) => token(index, `T${index}`))
const native = token(0, 'ETH', { address: '0x0000000000000000000000000000000000000000' })
const keyOf = ({ chainId, address }: Token) => `${chainId}:${address}`

it('default: of a long list, native currencies and well-known symbols that the page vouches for', () => {
  const usdc = token(40, 'USDC')
  const fake = token(41, 'USDC', { verified: false })
  expect([...popularTokens([native, ...others, fake, usdc], undefined)]).toEqual([keyOf(native), keyOf(usdc)])
})

it('behavior: six at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => token(index, 'USDC', { chainId: index + 1 }))
  expect(popularTokens(many, undefined).size).toBe(6)
})

it('behavior: none of a short list', () => {
  expect(popularTokens([native, token(1, 'USDC')], undefined).size).toBe(0)
})

it('parameters: those that the page names, however short the list', () => {
  const dai = token(1, 'DAI', { address: '0xABCDEF0000000000000000000000000000000001' })
  expect([...popularTokens([native, dai], [dai])]).toEqual(['1:0xabcdef0000000000000000000000000000000001'])
  expect(popularTokens([native, ...others], []).size).toBe(0)
})
