import { confusables } from './confusables.ts'
import { namedLetters } from './namedLetters.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/**
 * What neither of Unicode's tables has: currency signs, digits that stand for letters, turned letters, and those of other scripts that
 * have the shape of a Latin one.
 */
const furtherLookAlikes: Readonly<Record<string, string>> = {
  A: '₳4∀ДΛλԬΔɅⱯꓥꓯⴷ𐌀ꭤꬰɒᶐ',
  B: '₿฿8βßẞЪ',
  C: '₵₡¢©ᑕ⊂⊏⫐⸦Ͼ∁ҀϽϿƆ',
  D: '₯ƉɖԀԂ',
  E: '€3Ɇɇ∃ΞΣЄЭҼҾӘƎ',
  F: '₣ƑƒҒӺ',
  G: '₲69',
  H: 'ⱧⱨЊҤԊԢԨҺԦ',
  I: '1Ɨɨᴉⵑㅣ〡ⴶꟾ\u07e0',
  J: 'Ɉɉ',
  K: '₭ⱩⱪҚҜҠԞӃꞰĸ',
  L: '£₤Լ',
  l: 'łƚɫɭ',
  M: 'ӍԠ',
  N: '₦ƝɲИͶΠПԤҊŊᴨ',
  O: '0ΦФΩѺϘꙨꚚꭥ',
  Q: 'Ԛ',
  P: '₱₽ҎϷ',
  R: 'ʀЯɹʁᴚ',
  S: '$₴5§Ꙅꙅ',
  T: '₸₮7ƮʈȾⱦҬϮЋԎꞱ',
  U: 'μµЦцЏƱᕞᕟⵡ',
  V: 'ᐻ𐌞',
  W: '₩ШшЩщѠѼΨϢѾƜ',
  X: 'ҲӼӾⴳ',
  Y: '¥ʏɎɏЧҮҰҶҸӋʎ',
  Z: 'ƵƶȤȥ2',
}

/** Signs, lines of tables and shapes that are seen as a letter, or as a mark beside one: `DA│` and `L!NK`, but `USDC!`. */
const signs: Readonly<Record<string, string>> = {
  A: '∆△▲▴▵⋀∧◬⍍🔺🔼',
  D: '▷▶▸▹►▻◗⊃',
  E: '∑≡∈∊',
  H: '╫',
  I: '|!¡¦│┃║╎╏┆┇┊┋╽╿╵╷╹╻⎸⎹❘❙❚∥⎜⎟⎢⎥⏐▏▎▍▌▕▐❗❕！｜⁞⟮⸶⸷⸸↾↿⇂⇃↥⥌⥍⥏⥑⥠',
  J: '┘┙┚┛╛╜╝╯⌋⎦',
  L: '└┕┖┗╘╙╚╰∟⌊⎣⎿',
  N: '∩⋂⊓',
  O: '○●◯◌◍◎◉⊙⊚⊛⊕⊖⊗⊘⊝∅⚪⚫⭕⬤🔴🟠🟡🟢🔵🟣🟤',
  S: '💲',
  T: '┬┭┮┯┰┱┲┳╤╥╦⊤†┼┽┾┿╀╁╂╋╪╬✝✞✚➕⊺',
  U: '∪⋃⊔⋓',
  V: '∨⋁√▽▼🔻🔽∇',
  X: '×✕✖✗✘╳☓⨯⨉❌❎',
}

const signCharacters: ReadonlySet<string> = new Set(Object.values(signs).join(''))

const lettersOf: ReadonlyMap<string, string> = new Map(
  [confusables, namedLetters, furtherLookAlikes, signs].flatMap((table) =>
    Object.entries(table).flatMap(([letters, characters]) =>
      [...characters].map((character): [string, string] => [character, letters]),
    ),
  ),
)

/** Where the letters A to Z stand once more, in signs that have no simpler form: white on black, and those of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** What is seen of these is up to the font, or says nothing: controls, private and unassigned characters, spaces, marks of a trade. */
const meaningless = /[\p{C}\p{Z}\s™®℠]/gu

/**
 * What a symbol can be taken for: signs are letters at one glance, and marks beside them at another; a small l is a capital I, or an
 * L that is written small. The first one is its skeleton.
 */
export function symbolLooks(symbol: string): readonly string[] {
  const withoutSigns = Array.from(symbol, (character) =>
    signCharacters.has(character) ? '' : character,
  ).join('')
  const looks = withoutSigns.trim() === '' ? [symbol] : [symbol, withoutSigns]
  return [...new Set(looks.flatMap((look) => [symbolSkeleton(look), skeletonOf(look, 'L')]))]
}

/**
 * What a symbol looks like at a glance, in capital Latin letters and digits: two symbols with one skeleton can be taken for
 * each other. Points, dashes, signs and accents, which stand beside or around letters, do not count.
 */
export function symbolSkeleton(symbol: string): string {
  return skeletonOf(symbol, 'I')
}

function skeletonOf(symbol: string, smallL: 'I' | 'L'): string {
  const seen = Array.from(withoutInvisible(symbol).replace(meaningless, ''), lookOf).join('')
  const plain = seen.normalize('NFKD').replace(/[\p{M}\p{P}\p{S}\p{Lm}\p{Z}]/gu, '')
  // Once more: some characters are written as others first, and some look like Latin letters as capitals alone.
  const letters = Array.from(plain, lookOf)
    .join('')
    .replaceAll('l', smallL)
    .replaceAll('rn', 'm')
    .toUpperCase()
  // Of signs alone, each is another one.
  return Array.from(letters, lookOf).join('').replaceAll('VV', 'W') || seen
}

function lookOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  if (start !== undefined) return String.fromCodePoint(code - start + 65)
  return lettersOf.get(character) ?? character
}
