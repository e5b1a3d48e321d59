import { confusables } from './confusables.ts'

/** What Unicode does not count as look-alikes: currency signs, small capitals, and digits that stand for letters. */
const furtherLookAlikes: Readonly<Record<string, string>> = {
  A: '₳ᴀ',
  B: '₿฿ʙ8',
  C: '₵₡¢',
  D: 'ᴅ',
  E: '€ᴇ',
  F: '₣ꜰ',
  G: '₲ɢ',
  H: 'ʜ',
  I: '1|ɪ',
  J: 'ᴊ',
  K: 'ᴋ',
  L: '£₤ʟ',
  M: 'ᴍ',
  N: '₦ɴ',
  O: '0',
  P: '₱₽ᴘ',
  R: 'ʀ',
  S: '$₴5',
  T: '₸₮ᴛ',
  W: '₩',
  Y: '¥ʏ',
}

const lettersOf: ReadonlyMap<string, string> = new Map(
  [confusables, furtherLookAlikes].flatMap((table) =>
    Object.entries(table).flatMap(([letters, characters]) =>
      [...characters].map((character): [string, string] => [character, letters]),
    ),
  ),
)

/** Where the letters A to Z stand once more, in signs that have no simpler form: white on black, and those of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** Nothing is seen of these, or what is seen is up to the font: ignorable, blank, private and unassigned characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s\u2800]/gu

/**
 * What a symbol looks like at a glance, in capital Latin letters and digits: two symbols with one skeleton can be taken for
 * each other. Points, dashes and the like do not count.
 */
export function symbolSkeleton(symbol: string): string {
  const seen = Array.from(symbol.replace(unseen, ''), lookOf).join('')
  const plain = seen.normalize('NFKD').replace(/[\p{M}\p{P}]/gu, '')
  // Once more: some characters are written as others first.
  return Array.from(plain, lookOf).join('').replace(/l/g, 'I').toUpperCase()
}

function lookOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  if (start !== undefined) return String.fromCodePoint(code - start + 65)
  return lettersOf.get(character) ?? character
}
