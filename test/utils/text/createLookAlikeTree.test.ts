import { describe, expect, it } from 'vitest'
import { createLookAlikeTree } from '../../../src/utils/text/createLookAlikeTree.ts'
import { symbolSkeleton } from '../../../src/utils/text/symbolSkeleton.ts'

function isLookAlikeSymbol(symbol: string, known: string): boolean {
  return createLookAlikeTree([known], (word) => word).find(symbol).length > 0
}

describe('createLookAlikeTree', () => {
  it('behavior: finds a look-alike with any mark of Unicode, anywhere', () => {
    const { find } = createLookAlikeTree(['USDC'], (word) => word)
    const marks = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{M}/u.test(character))
    expect(marks.length).toBeGreaterThan(2_000)
    const hidden = marks.filter((mark) =>
      [`USDC${mark}`, `US${mark}DC`].some((symbol) => find(symbol).length === 0),
    )
    expect(hidden).toEqual([])
  })

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
    // Marks of a currency, a trade or a note.
    ['WIF', '$WIF'],
    ['USDC', '$USDC'],
    ['USDC', '€USDC'],
    ['USDC', 'USDC€'],
    ['ETH', 'ETH$'],
    ['WBTC', '₿WBTC'],
    ['USDC', 'USDC©'],
    ['USDC', 'USDC®'],
    ['USDC', 'USDC™'],
    ['USDC', 'USDC₀'],
    ['USDC', 'USDC¹'],
    ['USDC', 'USDCª'],
    ['MKR', 'MK®'],
    ['ARB', 'A®B'],
    ['CRV', 'C®V'],
    ['USDC', 'USD₍'],
    ['USDC', 'USD⁽'],
    ['USDC', 'USD﹙'],
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
    // Hooks, strokes, shapes, two letters for one.
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
    // Small letters: an l may be an L or not.
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
    // Letters that look alike, one by one.
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
    // Mathematical operators, signs of the sky and shapes.
    ['LINK', 'LI∏K'],
    ['USDC', 'U∫DC'],
    ['USDC', 'U∮DC'],
    ['USDC', '∐SDC'],
    ['USDC', '⨃SDC'],
    ['USDC', 'U∽DC'],
    ['SOL', 'S∘L'],
    ['SOL', 'S☉L'],
    ['SOL', 'S•L'],
    ['SOL', 'S☻L'],
    ['OP', '⌀P'],
    ['ETH', '⋲TH'],
    ['MKR', '♏KR'],
    ['MKR', '〽KR'],
    ['WETH', '⨈ETH'],
    ['USDT', 'USD⍑'],
    ['USDC', 'USD('],
    ['AAVE', '@AVE'],
    // Bars, and digits that can replace one of two letters.
    ['LINK', '|INK'],
    ['LINK', '1INK'],
    ['LINK', '!INK'],
    ['LINK', 'ǀINK'],
    ['LINK', 'l1NK'],
    ['SOL', 'SO1'],
    ['USDC', 'US0C'],
    ['1INCH', 'LINCH'],
    ['1INCH', 'lINCH'],
    // Canadian syllabics.
    ['USDC', 'UᔕDC'],
    ['USDC', 'USDᑢ'],
    ['USDC', 'USᐅC'],
    ['ARB', 'ᐃRB'],
    ['AAVE', 'ᗩᗩVE'],
    ['UNI', 'UᑎI'],
    ['CRV', 'CRᐯ'],
    ['BTC', 'ᙖTC'],
    // Chinese, Japanese, Bopomofo and Korean.
    ['USDC', 'USD匚'],
    ['USDC', 'USDㄈ'],
    ['USDC', 'USDㄷ'],
    ['USDC', 'U丂DC'],
    ['USDC', 'ひSDC'],
    ['USDT', 'USD丁'],
    ['LINK', 'ㄥINK'],
    ['SOL', 'S口L'],
    ['SOL', 'SㅇL'],
    ['ETH', 'モTH'],
    ['ARB', '卂RB'],
    ['FRAX', '千RAX'],
    ['SNX', 'SN乂'],
    ['WBTC', '山BTC'],
    ['SKY', 'SK丫'],
    // Turned and mirrored letters.
    ['USDC', 'UƧDC'],
    ['USDC', 'USDↃ'],
    ['USDC', 'USDↄ'],
    ['FRAX', 'ℲRAX'],
    ['LINK', '⅃INK'],
    ['GNO', '⅁NO'],
    ['YFI', '⅄FI'],
    ['LINK', 'LINꓘ'],
    // Two letters for one, in whatever they are written.
    ['MKR', 'rnKR'],
    ['MKR', 'ꭇnKR'],
    ['MKR', 'ꭈnKR'],
    ['MKR', 'гnKR'],
    ['MKR', 'rꞑKR'],
    ['WETH', 'vvETH'],
    ['WETH', 'ννETH'],
    ['WETH', 'ⅴⅴETH'],
    ['DAI', 'clAI'],
    ['DAI', 'c1AI'],
    ['DAI', 'c|AI'],
    ['DAI', 'ϲlAI'],
    ['DAI', 'сӏAI'],
    ['WBTC', '\\/\\/BTC'],
    ['USDC', '|_|SDC'],
    // One sign that no table has, in the place of a letter.
    ['USDC', 'U⧜DC'],
    ['USDC', 'US㊥C'],
    ['USDC', 'USD龍'],
    ['LINK', 'L🗿NK'],
    ['WETH', 'WE߶H'],
  ])('parameters: %s and %s look alike', (one, other) => {
    expect(isLookAlikeSymbol(other, one)).toBe(true)
  })

  it('behavior: maps every Greek and Cyrillic capital to a similar Latin one, if there is one', () => {
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
    ['€URA', 'EURC'],
    ['USD3', 'USDE'],
    ['USD0', 'USDD'],
    ['S2', 'SZ'],
    ['0x0', 'DXD'],
    ['LIT', 'ILT'],
    ['DAI', 'DAL'],
    ['ION', 'LON'],
    ['ORACLE', 'ORADE'],
    ['ETERNAL', 'ETEMAL'],
    // Emoji around a symbol, and a symbol of which more than a letter is unknown.
    ['BTCB', 'BTC🚀'],
    ['WETH', '🦄ETH'],
    ['USDC', '人民币C'],
    ['USDC', 'U⧜⧜C'],
    ['OP', 'O⧜'],
  ])('parameters: %s and %s do not', (one, other) => {
    expect([isLookAlikeSymbol(other, one), isLookAlikeSymbol(one, other)]).toEqual([false, false])
  })

  it('default: writes the skeleton in capital Latin letters', () => {
    expect(symbolSkeleton('wЅТ\u200bl0')).toBe('WSTIO')
  })

  it.each(['l', '⧜', '●', 'rn', 'cl', '|', 'ﷺ', '龍', '1', '\\/'])(
    'behavior: needs time in proportion to the word, even for %j',
    (piece) => {
      const word = piece.repeat(20_000)
      const startedAt = performance.now()
      const tree = createLookAlikeTree([word, 'LINK'], (known) => known)
      expect(tree.findByKnownLetters('USDC')).toEqual([])
      expect(tree.find(`${word}USDC`)).not.toContain('LINK')
      // A tenth of it is usual.
      expect(performance.now() - startedAt).toBeLessThan(4_000)
    },
  )

  it('behavior: lists what a word imitates letter by letter before what it may imitate', () => {
    const { find, findByKnownLetters } = createLookAlikeTree(['USDT', 'USDC', 'USD龍'], (word) => word)
    expect(find('USD龍')).toEqual(['USD龍', 'USDT', 'USDC'])
    expect(findByKnownLetters('USD龍')).toEqual(['USD龍'])
  })
})
