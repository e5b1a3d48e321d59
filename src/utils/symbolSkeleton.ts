import { confusables } from './confusables.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/**
 * What Unicode does not count as look-alikes: currency signs, small capitals, digits that stand for letters, letters with hooks
 * and strokes, and signs of their shape.
 */
const furtherLookAlikes: Readonly<Record<string, string>> = {
  A: '₳ᴀ4∀ȺⱥДΛλԬΔ',
  B: '₿฿ʙ8ƁɓɃƀβßẞЪ',
  C: '₵₡¢©ƇƈȻȼᑕ⊂⊏⫐⸦Ͼ∁ҀϽϿ',
  D: 'ᴅ₯ƊɗƉɖԀԂ',
  E: '€ᴇ3ƐɆɇ∃ΞΣЄЭҼҾӘ',
  F: '₣ꜰƑƒҒӺ',
  G: '₲ɢƓɠ69',
  H: 'ʜⱧⱨЊҤԊԢԨҺԦ',
  I: '1ɪƗɨ',
  J: 'ᴊɈɉ',
  K: 'ᴋ₭ƘƙⱩⱪҚҜҠԞӃ',
  L: '£₤ʟⱠⱡ',
  M: 'ᴍӍԠ',
  N: '₦ɴƝɲȠƞИͶΠПԤҊ',
  O: '0ΦФΩѺϘ',
  Q: 'Ԛ',
  P: '₱₽ᴘƤƥҎϷ',
  R: 'ʀɌɍЯ',
  S: '$₴5§Ꙅꙅ',
  T: '₸₮ᴛ7ƬƭƮʈȾⱦҬϮЋԎ',
  U: 'μµЦцЏ',
  V: 'Ʋʋ',
  W: '₩ШшЩщѠѼΨϢѾ',
  X: 'ҲӼӾ',
  Y: '¥ʏƳƴɎɏЧҮҰҶҸӋ',
  Z: 'ƵƶȤȥ2',
}

/** Signs, lines of tables and shapes that are seen as a letter, or as a mark beside one: `DA│` and `L!NK`, but `USDC!`. */
const signs: Readonly<Record<string, string>> = {
  A: '∆△▲▴▵⋀∧◬⍍',
  D: '▷▶▸▹►▻◗⊃',
  E: '∑≡∈∊',
  H: '╫',
  I: '|!¡¦│┃║╎╏┆┇┊┋╽╿╵╷╹╻⎸⎹❘❙❚∥⎜⎟⎢⎥⏐▏▎▍▌▕▐',
  J: '┘┙┚┛╛╜╝╯⌋⎦',
  L: '└┕┖┗╘╙╚╰∟⌊⎣⎿',
  N: '∩⋂⊓',
  O: '○●◯◌◍◎◉⊙⊚⊛⊕⊖⊗⊘⊝∅⚪⚫⭕⬤',
  T: '┬┭┮┯┰┱┲┳╤╥╦⊤†┼┽┾┿╀╁╂╋╪╬',
  U: '∪⋃⊔⋓',
  V: '∨⋁√▽▼',
  X: '×✕✖✗✘╳☓⨯⨉❌❎',
}

const signCharacters: ReadonlySet<string> = new Set(Object.values(signs).join(''))

const lettersOf: ReadonlyMap<string, string> = new Map(
  [confusables, furtherLookAlikes, signs].flatMap((table) =>
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
 * What a symbol of a stranger can be taken for: signs are letters at one glance, and marks beside them at another. The first one
 * is its skeleton.
 */
export function symbolLooks(symbol: string): readonly string[] {
  const withoutSigns = Array.from(symbol, (character) =>
    signCharacters.has(character) ? '' : character,
  ).join('')
  const looks = withoutSigns.trim() === '' ? [symbol] : [symbol, withoutSigns]
  return [...new Set(looks.map(symbolSkeleton))]
}

/**
 * What a symbol looks like at a glance, in capital Latin letters and digits: two symbols with one skeleton can be taken for
 * each other. Points, dashes, signs and accents, which stand beside or around letters, do not count.
 */
export function symbolSkeleton(symbol: string): string {
  const seen = Array.from(withoutInvisible(symbol).replace(meaningless, ''), lookOf).join('')
  const plain = seen.normalize('NFKD').replace(/[\p{M}\p{P}\p{S}\p{Lm}\p{Z}]/gu, '')
  // Once more: some characters are written as others first, and some look like Latin letters as capitals alone.
  const letters = Array.from(plain, lookOf).join('').replace(/l/g, 'I').toUpperCase()
  // Of signs alone, each is another one.
  return Array.from(letters, lookOf).join('').replaceAll('VV', 'W') || seen
}

function lookOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  if (start !== undefined) return String.fromCodePoint(code - start + 65)
  return lettersOf.get(character) ?? character
}
