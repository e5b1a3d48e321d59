import { describe, expect, it } from 'vitest'
import { symbolLooks, symbolSkeleton } from '../../../src/utils/text/symbolSkeleton.ts'

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
    // Signs drawn as letters, or beside them.
    ['DAI', 'DA│'],
    ['DAI', 'DA┃'],
    ['DAI', 'DA║'],
    ['DAI', 'DA▏'],
    ['DAI', 'DA❘'],
    ['DAI', 'DA!'],
    ['DAI', 'D∆I'],
    ['DAI', '▷AI'],
    ['LINK', 'L!NK'],
    ['LINK', 'L¡NK'],
    ['LINK', '└INK'],
    ['LINK', '╚!NK'],
    ['ETH', 'E┬H'],
    ['ETH', 'E╦H'],
    ['ETH', 'E╋H'],
    ['UNI', '∪N│'],
    ['UNI', 'U∩I'],
    ['OP', '○P'],
    ['SNX', 'SN╳'],
    ['SNX', 'SN×'],
    ['USDC', 'USDC!'],
    ['USDC', 'USDC|'],
    ['USDC', '│USDC│'],
    ['USDC', '●USDC'],
    ['USDC', 'USDC×'],
    ['USDC', 'USDC†'],
    // Digits for letters.
    ['GRT', '6RT'],
    ['GRT', '9RT'],
    ['ZRX', '2RX'],
    ['SUSHI', '5U5H1'],
    ['BAL', '8A£'],
    ['USDT', 'U5D7'],
    // Greek and Cyrillic capitals.
    ['DAI', 'DΛI'],
    ['ETH', 'ΞTH'],
    ['ETH', 'ΣTH'],
    ['ETH', 'ЭTH'],
    ['ETH', 'EҬЊ'],
    ['MKR', 'MKЯ'],
    ['MKR', 'ӍҚR'],
    ['UNI', 'UИI'],
    ['UNI', 'ЏΠI'],
    ['OP', 'ФP'],
    ['OP', 'ΩҎ'],
    ['SNX', 'SПҲ'],
    ['WBTC', 'ѠBTC'],
    ['WBTC', 'ΨBTC'],
    ['YFI', 'ЧҒI'],
    ['SKY', 'SҚҮ'],
    // Letters with belts, curls and strokes, turned and insular ones.
    ['LINK', 'ⱢINꝂ'],
    ['LINK', 'ȽIꞐK'],
    ['USDC', 'ꞸꞨꟇꞒ'],
    ['USDC', 'uᶊᵭɕ'],
    ['USDC', 'ꞾꞄꝹↄ'],
    ['USDC', 'USDƆ'],
    ['WBTC', 'ⱲꞖꞆꞔ'],
    ['OP', 'ꝌⱣ'],
    ['PEPE', 'ⱣɘⱣE'],
    ['GRT', 'ꞠꞦƫ'],
    ['ARB', 'ꞺⱤᵬ'],
    ['MKR', 'ⱮꞢR'],
    ['MKR', 'ɱKR'],
    ['MKR', '₥KR'],
    ['MUSD', 'rnUSD'],
    ['ETH', 'ƎʇH'],
    ['DAI', 'DɅI'],
    // Small letters: of l nobody knows whether it is an L.
    ['LINK', 'link'],
    ['LINK', 'łink'],
    ['LINK', 'ɬINK'],
    ['SOL', 'sol'],
    ['SOL', 'SOⓛ'],
    ['DAI', 'DAƚ'],
    // Digits in circles that Unicode does not call a form of the digit, and the signs of a keyboard for pictures.
    ['1INCH', '❶INCH'],
    ['1INCH', '➀INCH'],
    ['1INCH', '⓵INCH'],
    ['ZRX', '➋RX'],
    ['USDT', 'U⓹D➐'],
    ['USDC', 'U💲DC'],
    ['COMP', 'C🔴MP'],
    ['DAI', 'DA❗'],
    ['ETH', 'E✝H'],
    // What is drawn alike, letter beside letter.
    ['LINK', 'LINĸ'],
    ['LINK', 'ԼINK'],
    ['DAI', 'DAㅣ'],
    ['DAI', 'DAⵑ'],
    ['DAI', 'DꓥI'],
    ['DAI', 'Dɒ〡'],
    ['OP', 'ꙨP'],
    ['UNI', 'ƱŊI'],
    ['USDC', 'ᕞSDC'],
    ['SNX', 'SNⴳ'],
    ['CRV', 'CRᐻ'],
    ['DAI', 'DA！'],
    ['DAI', 'DA｜'],
    ['DAI', 'DA↾'],
    ['ETH', 'E⊺H'],
    ['CRV', 'CR∇'],
  ])('parameters: %s and %s look the same', (one, other) => {
    expect(symbolLooks(other)).toContain(symbolSkeleton(one))
  })

  it('behavior: every Greek and Cyrillic capital looks like a Latin one, but for those that look like none', () => {
    const capitals = Array.from({ length: 0x530 - 0x370 }, (_, at) => String.fromCodePoint(0x370 + at))
    const own = capitals.filter(
      (letter) => /\p{Lu}/u.test(letter) && !/^[A-Z]+$/.test(symbolSkeleton(letter)),
    )
    expect(own.join('')).toBe('ͰͲΓϏϚϞϠϤϦϪЂЃЉГЖЛѤѦѨѪѬѮѰѸҐҔҖҦҨҴӁӅӜӶԄԆԈԐԒԔԖԘԪԮ')
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
    expect(symbolLooks(other)).not.toContain(symbolSkeleton(one))
    expect(symbolLooks(one)).not.toContain(symbolSkeleton(other))
  })

  it('default: what is seen, in capital Latin letters', () => {
    expect(symbolSkeleton('wЅТ\u200bl0')).toBe('WSTIO')
  })

  it('behavior: the best known symbols never look like one another', () => {
    const symbols =
      'USDC USDT DAI ETH WETH BTC WBTC UNI LINK AAVE COMP MKR SNX CRV LDO ARB OP MATIC POL GRT ENS FRAX LUSD TUSD'
    const known = `${symbols} RPL APE PEPE SHIB BAT ZRX YFI SUSHI BAL 1INCH GMX STETH WSTETH RETH CBETH EURC PYUSD`
    const further =
      'BNB AVAX SOL TRX TON ADA DOT LTC ETC ZEC KNC REN BNT OMG MANA SAND AXS ILV GNO RSR CVX FXS SPELL MIM ALCX BADGER ROOK ' +
      'USDE SUSDE USDS SKY GHO CRVUSD DOLA MAI EURS AGEUR XAUT PAXG TBTC RENBTC SBTC OHM SOHM FEI TRIBE LRC IMX GALA ' +
      'BLUR DYDX PENDLE EIGEN ETHFI EZETH WEETH METH OETH SFRXETH ANKRETH W STRK ZK ZRO SCR BLAST MODE MNT METIS 2Z 0X 3CRV'
    const symbols2 = `${known} ${further}`.split(' ')
    const looks = symbols2.map(symbolLooks)
    expect(new Set(looks.map(([first]) => first)).size).toBe(symbols2.length)
    expect(new Set(looks.flat()).size).toBe(symbols2.length)
  })
})
