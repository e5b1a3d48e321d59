import { confusables } from './confusables.ts'
import { namedLetters } from './namedLetters.ts'
import { reviewedLetters, reviewedSigns } from './reviewedLookAlikes.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/** The letters that a character of a text, or a pair that looks like one, may be read as. The first is the most likely. */
export type LookAlikes = readonly string[]

/** Stands for any letter: a sign or another script's letter in the place of some letter. */
export const anyLetter = '\0'

/** The first code points of further alphabets A to Z without a simpler form: white on black, and regional indicators. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** Characters that are invisible or depend on the font: controls, private and unassigned characters, spaces. */
const meaningless = /[\p{C}\p{Z}\s]/gu

/** Characters that are only marks beside a word: currency signs, trademarks, footnotes. */
const marksOutside = /[\p{Sc}\p{No}\p{Lm}©®™℠ªº]/u

/** Number of characters that are compared: as many as are shown of a name. */
const maxLength = 64

/** Letters composed of two or three characters. */
const drawings: readonly (readonly [string, string])[] = [
  ['\\/', 'V'],
  ['/\\', 'A'],
  ['|_|', 'U'],
]

const lettersOf = tableOf([reviewedLetters, namedLetters, confusables])
const lettersOfSigns = tableOf([reviewedSigns])

/** The letters that each character of a symbol may be read as; empty if the symbol consists of marks only. */
export function symbolLookAlikes(symbol: string): LookAlikes[] {
  const seen = withoutInvisible(symbol).replace(meaningless, '')
  const drawn = drawings.reduce((text, [from, to]) => text.replaceAll(from, to), seen)
  return mergePairs(signsOf(drawn).filter(({ lookAlikes }) => lookAlikes.some((letters) => letters !== '')))
}

interface Sign {
  lookAlikes: LookAlikes
  isSmall: boolean
  /** The character has the shape of a small l. */
  isBar: boolean
}

function signsOf(text: string): Sign[] {
  const characters = [...text].slice(0, maxLength)
  return characters.map((character, at) => {
    const [before, after] = [-1, 1].map((by) => /[\p{L}\p{N}]/u.test(characters[at + by] ?? ''))
    const place = before && after ? 'inside' : before ? 'end' : 'start'
    const lookAlikes = [...new Set(lookAlikesOf(character, place))]
    return {
      lookAlikes,
      isSmall: !/\p{Lu}/u.test(character),
      isBar: character !== 'i' && lookAlikes.includes('I'),
    }
  })
}

/** The position of a character among the letters of its word. */
type Place = 'start' | 'inside' | 'end'

function lookAlikesOf(character: string, place: Place): LookAlikes {
  if (/[A-Za-z]/.test(character)) return character === 'l' ? ['I', 'L'] : [character.toUpperCase()]
  if (/\d/.test(character)) return digitLookAlikes(character, place)
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  if (start !== undefined) return [String.fromCodePoint(code - start + 65)]
  // Marks aren't capitalized: one of them (U+0345) has a letter as its capital.
  const known = (isMark(character) ? [character] : [character, character.toUpperCase()])
    .flatMap((form) => lettersOf.get(form) ?? [])
    .flatMap((letters) => (/[\dl]/.test(letters) ? ligatureLookAlikes(letters, place) : [letters]))
  const signs = lettersOfSigns.get(character) ?? []
  // A bar may also be a small l.
  const bars = [...known, ...signs].includes('I') ? ['L'] : []
  const isBeside = isMark(character) || (place !== 'inside' && marksOutside.test(character))
  const marks = signs.length > 0 || isBeside ? [''] : []
  if (known.length > 0 || signs.length > 0) return [...known, ...signs, ...bars, ...marks]
  return [...simplerFormLookAlikes(character, place), ...marks]
}

/**
 * The letters that a digit may be read as. At the end, most digits are versions: USD3 doesn't look like USDE. A zero between letters may be
 * a D.
 */
function digitLookAlikes(digit: string, place: Place): LookAlikes {
  if (digit === '1') return ['I', 'L']
  if (place === 'end' && /[23469]/.test(digit)) return [digit]
  const letters = lettersOf.get(digit) ?? [digit]
  return digit === '0' && place === 'inside' ? [...letters, 'D'] : letters
}

/** The look-alikes of the simpler form of a character that is in no table. Without such a form, it may be any letter, or a mark. */
function simplerFormLookAlikes(character: string, place: Place): LookAlikes {
  const form = character.normalize('NFKD')
  if (form !== character && !isMark(character))
    return ligatureLookAlikes(form.replace(/[\p{M}\p{Z}]/gu, ''), place)
  if (/[\p{M}\p{P}\p{Lm}\p{Sk}\p{Z}]/u.test(character)) return ['']
  if (!/\p{S}/u.test(character)) return [character, anyLetter]
  if (/[\0-\x7f]/.test(character)) return ['']
  // Pictures around a symbol decorate it.
  return place !== 'inside' && /\p{Extended_Pictographic}/u.test(character) ? [''] : ['', anyLetter]
}

function isMark(character: string): boolean {
  return /\p{M}/u.test(character)
}

/** The readings of one character that stands for several letters. */
function ligatureLookAlikes(letters: string, place: Place): LookAlikes {
  const parts = Array.from(letters, (letter) => lookAlikesOf(letter, place))
  // Characters for whole words, as in Arabic, only get one reading.
  return (parts.length > 3 ? parts.map((part) => part.slice(0, 1)) : parts).reduce(concatenateEach, [''])
}

function concatenateEach(starts: LookAlikes, ends: LookAlikes): LookAlikes {
  return starts.flatMap((start) => ends.map((end) => start + end))
}

/** Adds the readings of two small letters that look like one: rn, cl and vv. */
function mergePairs(seen: readonly Sign[]): LookAlikes[] {
  const found: LookAlikes[] = []
  let last: Sign | undefined
  for (const next of seen) {
    const pair = last && pairOf(last, next)
    if (last && pair) found.splice(-1, 1, [...concatenateEach(last.lookAlikes, next.lookAlikes), pair])
    else found.push(next.lookAlikes)
    last = pair ? undefined : next
  }
  return found
}

function pairOf(one: Sign, two: Sign): string | undefined {
  const [first, second] = [new Set(one.lookAlikes), new Set(two.lookAlikes)]
  if (first.has('V') && second.has('V')) return 'W'
  if (!one.isSmall) return undefined
  if (first.has('R') && second.has('N') && two.isSmall) return 'M'
  return first.has('C') && two.isBar ? 'D' : undefined
}

function tableOf(tables: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, LookAlikes> {
  const found = new Map<string, string[]>()
  for (const [letters, characters] of tables.flatMap((table) => Object.entries(table))) {
    for (const character of characters) {
      const known = found.get(character) ?? []
      if (!known.includes(letters)) found.set(character, [...known, letters])
    }
  }
  return found
}
