// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { symbolSkeleton } from '../../src/utils/symbolSkeleton.ts'

describe('symbolSkeleton', () => {
  it.each([
    ['USDC', 'usdc'],
    // Other scripts.
    ['USDC', 'UЅDС'],
    ['USDC', 'ՍЅᎠϹ'],
    ['USDC', 'ᑌꓢꓓꓚ'],
    ['USDC', '𐓎𐊖Ꭰ𐊢'],
    ['USDT', 'ՍSDT'],
    ['USDT', 'USDТ'],
    ['ETH', 'ЕТН'],
    ['ETH', 'ΕΤΗ'],
    ['ETH', 'EⲦⲎ'],
    ['WBTC', 'ᎳᏴᎢᏟ'],
    ['DAI', 'DАІ'],
    ['DAI', 'DAӀ'],
    ['UNI', 'UΝΙ'],
    ['LINK', 'ᏞINK'],
    // Not seen at all.
    ['USDC', 'US\u200bDC'],
    ['USDC', 'USDC\u2800'],
    ['USDC', 'US\u00adDC'],
    ['USDC', 'U\u034fSDC'],
    ['USDC', '\u3164USDC'],
    ['USDC', 'USDC\ufe0f'],
    ['USDC', 'USDC\u{e0041}'],
    ['USDC', 'USDC\ue000'],
    ['USDC', 'USDC\u{10ffff}'],
    ['USDC', '\u202eUSDC\u202c'],
    ['USDC', 'USDC\ud800'],
    ['USDC', ' USDC\u00a0'],
    // Marks and points.
    ['USDC', 'ÙSDĆ'],
    ['USDC', 'U̶S̶D̶C̶'],
    ['USDC', 'USDC.'],
    ['USDC', 'U.S.D.C'],
    ['USDC', 'USD-C'],
    ['USDC', '“USDC”'],
    ['USDC', 'USDC´'],
    ['USDC', 'USDC°'],
    ['USDC', 'USDC~'],
    ['USDC', 'USDC+'],
    ['USDC', 'USDCʼ'],
    ['USDC', 'USDCˀ'],
    ['PEPE', 'PEPE🐸'],
    // Small letters of other scripts whose capitals look like Latin ones.
    ['USDT', 'USDт'],
    ['WBTC', 'WВtс'],
    ['LINK', 'LINк'],
    ['MKR', 'мKR'],
    ['ETH', 'ETн'],
    ['WBTC', 'WβTC'],
    ['WBTC', 'WßTC'],
    ['WBTC', 'WẞTC'],
    // Other styles of a letter.
    ['USDC', 'UˢDC'],
    ['USDC', 'ＵＳＤＣ'],
    ['USDC', '𝐔𝐒𝐃𝐂'],
    ['USDC', '𝕌𝕊𝔻ℂ'],
    ['USDC', '𝚄𝚂𝙳𝙲'],
    ['USDC', 'ⓊⓈⒹⒸ'],
    ['USDC', '🅄🅂🄳🄲'],
    ['USDC', '🆄🆂🅳🅲'],
    ['USDC', '🅤🅢🅓🅒'],
    ['USDC', '🇺🇸🇩🇨'],
    ['USDC', 'ᴜꜱᴅᴄ'],
    // Currency signs and digits.
    ['USDC', 'USD₵'],
    ['USDC', 'USD¢'],
    ['USDC', 'U$DC'],
    ['USDC', 'U5DC'],
    ['USDT', 'USD₮'],
    ['EURC', '€URC'],
    ['WBTC', 'W₿TC'],
    ['WBTC', '₩BTC'],
    ['BNB', '8NB'],
    ['DAI', 'DAl'],
    ['DAI', 'DA1'],
    ['DAI', 'DA|'],
    ['LINK', 'L1NK'],
    ['LINK', '£INK'],
    ['COMP', 'C0MP'],
    ['APE', '₳PE'],
    ['ETH', '3TH'],
    ['WBTC', 'WB7C'],
    ['DAI', 'D4I'],
    // Hooks, strokes, shapes, two letters for one, marks of a trade.
    ['USDC', 'USƊC'],
    ['USDC', 'USDƇ'],
    ['USDT', 'USDƬ'],
    ['WBTC', 'WɃTC'],
    ['USDC', 'UꙅDC'],
    ['USDC', 'U§DC'],
    ['USDC', 'USD©'],
    ['USDC', 'USDᑕ'],
    ['USDC', 'USD⊂'],
    ['USDC', 'USD⸦'],
    ['USDC', 'USDϾ'],
    ['USDC', 'US₯C'],
    ['USDC', 'μSDC'],
    ['USDC', 'ЦSDC'],
    ['DAI', 'D∀I'],
    ['WBTC', 'VVBTC'],
    ['WBTC', 'Ш₿TC'],
    ['USDC', 'USDC™'],
    ['USDC', 'USDC®'],
  ])('parameters: %s and %s look the same', (one, other) => {
    expect(symbolSkeleton(other)).toBe(symbolSkeleton(one))
  })

  it.each([
    ['ETH', 'WETH'],
    ['ETH', 'STETH'],
    ['USDC', 'USDT'],
    ['USDC', 'USDC.e'],
    ['USDC', 'USDbC'],
    ['USDC', 'USDS'],
    ['USDC', 'axlUSDC'],
    ['USDT', 'USDT0'],
    ['DAI', 'SDAI'],
    ['DAI', 'DAO'],
    ['BTC', 'WBTC'],
    ['WBTC', 'cbBTC'],
    ['OP', 'POL'],
    ['AAVE', 'aAAVE'],
    ['CRV', '3CRV'],
    ['INCH', '1INCH'],
    ['MKR', 'SKY'],
    ['🦄', '🐸'],
    ['USD₮0', 'USDT'],
    ['$WIF', 'WIF'],
    ['€URA', 'EURC'],
  ])('parameters: %s and %s do not', (one, other) => {
    expect(symbolSkeleton(other)).not.toBe(symbolSkeleton(one))
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
