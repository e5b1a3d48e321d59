// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { symbolSkeleton } from '../../src/utils/symbolSkeleton.ts'

describe('symbolSkeleton', () => {
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
    expect(symbolSkeleton(other)).toBe(symbolSkeleton(one))
  })

  it('default: what is seen, in capital Latin letters', () => {
    expect(symbolSkeleton('wЅТ\u200bl0')).toBe('WSTIO')
  })

  it('behavior: the best known symbols never look like one another', () => {
    const symbols =
      'USDC USDT DAI ETH WETH BTC WBTC UNI LINK AAVE COMP MKR SNX CRV LDO ARB OP MATIC POL GRT ENS FRAX LUSD TUSD'
    const known = `${symbols} RPL APE PEPE SHIB BAT ZRX YFI SUSHI BAL 1INCH GMX STETH WSTETH RETH CBETH EURC PYUSD`
    const skeletons = known.split(' ').map(symbolSkeleton)
    expect(new Set(skeletons).size).toBe(skeletons.length)
  })
})
