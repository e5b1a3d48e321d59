import { withoutInvisible } from '../utils/text/withoutInvisible.ts'

/** A part of the key that is shorter would be found by chance. */
const minPartLength = 8

/** The same without its signs, where words of any text may stand together by chance. */
const minPlainPartLength = 12

/** How often what was encoded may have been encoded again. */
const rounds = 2

/** How many characters around something that was decoded are read again: more than the key's least part takes, encoded once more. */
const reach = 1024

/**
 * Makes a function that tells whether a text holds an API key or a part of it: as it is, in another letter case,
 * percent-encoded, with escapes of JSON, JavaScript or HTML, in base64, in hexadecimal or as a list of bytes, in letters of
 * another width, with other signs in the place of its own, and any of these in any other. It takes time in proportion to the text.
 *
 * @param partLength How long a part must be to be found, in characters; a shorter key is found whole. @default 8
 */
export function createKeyFinder(
  apiKey: string,
  partLength: number = minPartLength,
): (text: string) => boolean {
  const length = Math.min(Math.max(partLength, minPartLength), apiKey.length)
  const key = apiKey.toLowerCase()
  const parts = piecesOf(key, length, 1)
  // Every part holds one of these, which are fewer to look for.
  const cores = piecesOf(key, length - 3, 4)
  const plainParts = piecesOf(withoutSigns(key), Math.max(length, minPlainPartLength), 1)
  const bytes = bytesOf(key)
  const holds = (text: string) => {
    const lower = text.toLowerCase()
    if (cores.some((core) => lower.includes(core)) && parts.some((part) => lower.includes(part))) return true
    if (bytes && holdsBytes(text, bytes)) return true
    const plain = withoutSigns(lower)
    return plainParts.some((part) => plain.includes(part))
  }
  return (text) => {
    // A key that is found so easily would be found everywhere.
    if (apiKey.length < minPartLength) return false
    let forms = [text]
    for (let round = 0; ; round += 1) {
      if (forms.some(holds)) return true
      if (round === rounds) return false
      forms = forms.flatMap((form) => readings(form))
    }
  }
}

/** Letters and digits alone: signs may be escaped, exchanged or left out, as the dashes of a UUID are. */
function withoutSigns(lower: string): string {
  return lower.replace(/&[a-z]{2,16};/g, '').replace(/[^a-z0-9]+/g, '')
}

/** Whether a text holds bytes in base64, or as a list of decimal or hexadecimal numbers. */
function holdsBytes(text: string, { base64, list }: KeyBytes): boolean {
  return (
    base64.some((run) => text.includes(run)) ||
    ([10, 16] as const).some((radix) =>
      listsOf(text, radix).some((numbers) => `,${numbers.join(',')},`.includes(list)),
    )
  )
}

interface KeyBytes {
  /** Behind none, one and two other bytes, in both alphabets. */
  base64: readonly string[]
  list: string
}

/** A key of hexadecimal digits, such as a UUID, stands for bytes. */
function bytesOf(key: string): KeyBytes | undefined {
  const digits = withoutSigns(key)
  if (!/^(?:[0-9a-f]{2}){8,}$/.test(digits)) return undefined
  const bytes = decodeHex(digits, 0)
  const base64 = [0, 1, 2].map((before) => {
    const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes))
    // What its neighbours share.
    return text.slice(before === 0 ? 0 : before + 1, -4)
  })
  return {
    base64: [...base64, ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))],
    list: `,${bytes.join(',')},`,
  }
}

function piecesOf(text: string, length: number, step: number): string[] {
  const count = Math.floor((text.length - length) / step) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => text.slice(at * step, at * step + length))
}

/** Every way of reading a text that differs from the text itself. */
function readings(text: string): string[] {
  return decodings.map((decode) => decode(text)).filter((form) => form !== '' && form !== text)
}

/** What a text may mean to say, one way of reading it each; empty where it does not. The key is nothing but ASCII. */
const decodings: readonly ((text: string) => string)[] = [
  // A soft line break of quoted-printable is none.
  (text) => rewritten(text, /[%=]([0-7][0-9a-f])|=\r?\n/gi, ([, hex]) => (hex ? toCharacter(hex, 16) : '')),
  // Letters of another width or style, with marks, or with something unseen between them.
  (text) => rewritten(text, /[^\0-\x7f]+/gu, ([run]) => toPlain(run)),
  // Lines that were broken.
  (text) => rewritten(text, /(?:[\r\n]|\\[rn])(?:\s|\\[rn])*/g, () => ''),
  (text) =>
    rewritten(
      text,
      /&(?:amp;|#38;|#x26;){0,8}#(?:x0*([0-7][0-9a-f])|0*(\d{2,3}));?/gi,
      ([, hex, decimal = '']) => (hex ? toCharacter(hex, 16) : toCharacter(decimal, 10)),
    ),
  (text) =>
    rewritten(
      text,
      /(?:%u00|\\u0{2,6}|\\u\{0*|\\x)([0-7][0-9a-f])\}?|\\(?:00|0{4})?([2-7][0-9a-f])(?![0-9a-f])\s?|\\([01][0-7]{2})|\\[nrt]|\\(["'/\\])/gi,
      ([, hex, styled, octal, plain]) => {
        if (hex ?? styled) return toCharacter(hex ?? styled ?? '', 16)
        return octal ? toCharacter(octal, 8) : (plain ?? ' ')
      },
    ),
  // Numbers, whatever stands between them; with their places, as a typed array writes itself, or without.
  (text) => readable(listsOf(text, 10), toByteLists),
  // A list of letters, as a text that is spread writes itself.
  (text) =>
    rewritten(text, /(?:"\d{1,5}"\s*:\s*)?"[^"\\]"(?:\s*,\s*(?:"\d{1,5}"\s*:\s*)?"[^"\\]"){7,}/g, ([run]) =>
      run.replace(/"\d{1,5}"\s*:\s*/g, '').replace(/"(.)"(?:\s*,\s*)?/g, '$1'),
    ),
  // The same sign, or a space, after each letter.
  (text) => rewritten(text, /.([ ,.:;_|-])(?:.\1){6,}./g, ([run]) => run.replace(/(.)./g, '$1')),
  // Pairs of hexadecimal digits, however they are marked and whatever stands between them.
  (text) => readable(listsOf(text, 16), toByteLists),
  (text) =>
    readable(text.matchAll(/(?:[0-9a-f](?:[\s:-]|\\[rn]){0,3}){16,}/gi), ([run]) => {
      const digits = run.replace(/\\[rn]|[\s:-]/g, '')
      return [0, 1].map((from) => decodeHex(digits, from))
    }),
  // What stands before the key in one word may have any length, and lines may be broken anywhere.
  (text) =>
    readable(text.matchAll(/[\w+/-]+(?:(?:\s|\\[rn]){1,4}[\w+/-]+)*/g), ([run]) => {
      const digits = run.replace(/\\[rn]|\s/g, '')
      return digits.length < 11 ? [] : [0, 1, 2, 3].map((from) => decodeBase64(digits, from))
    }),
]

/**
 * What a text says around everything in it that is written in another way; empty where nothing is. What stands further away
 * says the same as before, and has been read.
 */
function rewritten(text: string, pattern: RegExp, write: (match: RegExpExecArray) => string): string {
  const said: string[] = []
  /** Up to where the text is taken over, and up to where it is to be. */
  let [at, until] = [0, 0]
  for (const match of text.matchAll(pattern)) {
    const from = match.index - reach
    if (from > until) {
      said.push(text.slice(at, until), '\n')
      at = from
    }
    said.push(text.slice(at, match.index), write(match))
    at = match.index + match[0].length
    until = at + reach
  }
  return said.length > 0 ? said.join('') + text.slice(at, until) : ''
}

/** How far apart the bytes of a list may be, in characters. */
const maxGap = 40

/** What stands before a number, and its digits. */
const numberPatterns = {
  10: /()(\d+)/g,
  16: /(^|[^\da-z])(?:0x|[ux])?(0{0,6}[\da-f]{2})(?:h|u8)?(?![\da-z])/gi,
}

/** The lists of numbers that a text holds, of a byte each where they are hexadecimal. */
function listsOf(text: string, radix: keyof typeof numberPatterns): number[][] {
  const lists: number[][] = []
  let list: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { index, 0: match, 1: before = '', 2: digits = '' } of text.matchAll(numberPatterns[radix])) {
    if (index + before.length - end > maxGap) {
      list = []
      lists.push(list)
    }
    list.push(Number.parseInt(digits, radix))
    end = index + match.length
  }
  return lists.filter(({ length }) => length >= minPartLength)
}

function toByteLists(numbers: number[]): Uint8Array[] {
  const toBytes = (list: number[]) => Uint8Array.from(list, (byte) => (byte > 0xff ? noText : byte))
  // Every second one where the others are places.
  return [numbers, ...[0, 1].map((rest) => numbers.filter((_, at) => at % 2 === rest))].map(toBytes)
}

/** Of signs beyond ASCII, those of ASCII that they are another form of. */
function toPlain(run: string): string {
  // Whole words of Arabic in one sign hold nothing of a key, and would make a text many times as long.
  return withoutInvisible(run.replace(/[\ufb50-\ufdff]/g, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

function decodeHex(digits: string, from: number): Uint8Array {
  const bytes = new Uint8Array((digits.length - from) >> 1)
  for (let at = 0; at < bytes.length; at += 1) {
    const place = from + at * 2
    bytes[at] = (valueOf(hexDigits, digits, place) << 4) | valueOf(hexDigits, digits, place + 1)
  }
  return bytes
}

function decodeBase64(run: string, from: number): Uint8Array {
  const bytes = new Uint8Array(((run.length - from) * 6) >> 3)
  let [bits, held, at] = [0, 0, 0]
  for (let place = from; place < run.length; place += 1) {
    bits = ((bits << 6) | valueOf(base64Digits, run, place)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 0xff
    at += 1
  }
  return bytes
}

const hexDigits = tableOf('0123456789abcdef', '0123456789ABCDEF')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const base64Digits = tableOf(`${letters}+/`, `${letters}-_`)

/** What each character of ASCII stands for. */
function tableOf(...alphabets: readonly string[]): Uint8Array {
  const table = new Uint8Array(128)
  for (const alphabet of alphabets) {
    for (const [value, character] of [...alphabet].entries()) table[character.charCodeAt(0)] = value
  }
  return table
}

function valueOf(table: Uint8Array, text: string, at: number): number {
  return table[text.charCodeAt(at)] ?? 0
}

/** A byte that no text has. */
const noText = 1

/** Of what was decoded, what can be read: most of it never was a text. */
function readable<run>(runs: Iterable<run>, decode: (run: run) => readonly Uint8Array[]): string {
  const texts: string[] = []
  for (const run of runs) {
    for (const bytes of decode(run)) addTexts(bytes, texts)
  }
  return texts.join('\n')
}

/** Adds what has as many characters as the least part, one after another. */
function addTexts(bytes: Uint8Array, texts: string[]): void {
  let [start, count] = [0, 0]
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? noText
    // Two bytes for a letter, as UTF-16 writes it.
    if (byte === 0) continue
    if ((byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13) {
      if (count === 0) start = at
      count += 1
    } else {
      if (count >= minPartLength) texts.push(ascii.decode(bytes.subarray(start, at)).replaceAll('\0', ''))
      count = 0
    }
  }
}

const ascii = new TextDecoder()

function toCharacter(digits: string, radix: number): string {
  return String.fromCharCode(Number.parseInt(digits, radix))
}
