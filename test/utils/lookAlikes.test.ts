import { describe, expect, it } from 'vitest'
import { isLookAlikeAddress } from '../../src/utils/address/isLookAlikeAddress.ts'
import { hasForeignLetters, skeletonOf } from '../../src/utils/lookAlikes.ts'

describe('skeletonOf', () => {
  it.each([
    ['USDC', 'usdc'],
    ['USDC', 'UЅDС'],
    ['USDC', 'US\u200bDC'],
    ['USDC', 'ＵＳＤＣ'],
    ['USDC', 'ÙSDĆ'],
    ['USDC', '$USDC'.slice(1)],
    ['USDT', 'ՍSDT'],
    ['USDT', 'USD₮'],
    ['ETH', 'ЕТН'],
    ['ETH', 'ΕΤΗ'],
    ['WBTC', 'ᎳᏴᎢᏟ'],
    ['DAI', 'DAl'],
    ['DAI', 'DA1'],
    ['LINK', 'L1NK'],
    ['COMP', 'C0MP'],
  ])('parameters: %s and %s look the same', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one))
  })

  it('default: what is seen, in capital Latin letters', () => {
    expect(skeletonOf('wЅТ\u200bl0')).toBe('WSTIO')
  })

  it('behavior: the best known symbols never look like one another', () => {
    const symbols =
      'USDC USDT DAI ETH WETH BTC WBTC UNI LINK AAVE COMP MKR SNX CRV LDO ARB OP MATIC POL GRT ENS FRAX LUSD TUSD'
    const known = `${symbols} RPL APE PEPE SHIB BAT ZRX YFI SUSHI BAL 1INCH GMX STETH WSTETH RETH CBETH EURC PYUSD`
    const skeletons = known.split(' ').map(skeletonOf)
    expect(new Set(skeletons).size).toBe(skeletons.length)
  })
})

describe('hasForeignLetters', () => {
  it.each([
    ['USDC', false],
    ['1INCH', false],
    ['USD₮', false],
    ['USDC.e', false],
    ['ЕТН', true],
    ['ՍSDT', true],
    ['你好', true],
  ])('parameters: %s: %s', (symbol, isForeign) => {
    expect(hasForeignLetters(symbol)).toBe(isForeign)
  })
})

describe('isLookAlikeAddress', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  it.each([
    ['the same', address, false],
    ['the same in other letter case', address.toLowerCase(), false],
    ['starting alike', `0xf39F${'0'.repeat(36)}`, true],
    ['ending alike', `0x${'0'.repeat(36)}2266`, true],
    ['starting alike by three', `0xf390${'0'.repeat(36)}`, false],
    ['another', `0x${'7'.repeat(40)}`, false],
  ])('parameters: %s', (_, other, isLookAlike) => {
    expect(isLookAlikeAddress(address, other)).toBe(isLookAlike)
  })
})
