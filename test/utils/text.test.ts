import { describe, expect, it } from 'vitest'
import { zeroAddress as viemZeroAddress } from 'viem'
import { isSameAddress, shortenAddress, zeroAddress } from '../../src/utils/address/address.ts'
import { sanitizeText } from '../../src/utils/sanitizeText.ts'
import { toJsonText } from '../../src/utils/toJsonText.ts'

describe('sanitizeText', () => {
  it.each([
    ['USD Coin', 'USD Coin'],
    ['  USD \n\t Coin ', 'USD Coin'],
    ['USD\u202eCoin\u200b\u0000', 'USDCoin'],
    ['\u00adUSD\ue000\u{10ffff}', 'USD'],
    ['\u200b USD \u200b', 'USD'],
    ['', ''],
  ])('parameters: %j becomes %j', (text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })

  it('behavior: what is too long is cut between characters, and says so', () => {
    expect(sanitizeText('x'.repeat(300))).toBe('x'.repeat(300))
    expect(sanitizeText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`)
    expect(sanitizeText('😀😀😀', { maxLength: 3 })).toBe('😀😀😀')
    expect(sanitizeText('😀😀😀😀', { maxLength: 3 })).toBe('😀😀…')
  })
})

describe('isSameAddress', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  it.each([
    ['itself', address, address, true],
    ['in other letter case', address, address.toLowerCase(), true],
    ['another', address, `${address.slice(0, -1)}7`, false],
    ['with a prefix that no address has', address, address.replace('0x', '0X'), false],
    ['words, in one letter case', 'Solana', 'Solana', true],
    ['words, in two', 'Solana', 'solana', false],
    ['too short for an address', '0xAB', '0xab', false],
    ['too long for an address', `${address}A`, `${address}a`, false],
    ['with something before it', `A${address}`, `a${address}`, false],
    ['with something before both', `x${address}`, `x${address.toLowerCase()}`, false],
    ['with something behind both', `${address}x`, `${address.toLowerCase()}x`, false],
    ['only one of them is an address', address, `${address.toLowerCase()} `, false],
    ['nothing on the left', undefined, address, false],
    ['nothing on the right', address, undefined, false],
    ['nothing at all', undefined, undefined, false],
  ])('parameters: %s', (_, one, other, isSame) => {
    expect(isSameAddress(one, other)).toBe(isSame)
  })
})

it('default: the zero address is the one that everybody means', () => {
  expect(zeroAddress).toBe(viemZeroAddress)
})

describe('shortenAddress', () => {
  it('default: both ends, as many as people compare', () => {
    expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39Fd6…b92266')
  })

  it('behavior: what would not become shorter stays', () => {
    expect(shortenAddress('12345678901234567')).toBe('12345678901234567')
    expect(shortenAddress('123456789012345678')).toBe('12345678…345678')
  })
})

describe('toJsonText', () => {
  it('default: amounts become digits, what is undefined goes, the rest stays', () => {
    const query = { amount: 5n, list: [1n, 'x'], deep: { on: true, none: null }, missing: undefined }
    expect(toJsonText(query)).toBe('{"amount":"5","list":["1","x"],"deep":{"on":true,"none":null}}')
  })
})
