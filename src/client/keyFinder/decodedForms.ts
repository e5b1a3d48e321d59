import { withoutInvisible } from '../../utils/text/withoutInvisible.ts'
import { decodeBase64, decodeHex, listsOf, minPartLength, noText, toByteLists } from './bytes.ts'

/**
 * How many characters around a decoded run are read again: more than the shortest part of a key takes when encoded
 * twice.
 */
const reach = 1024

/** Every way of reading a text that differs from the text itself. */
export function decodedForms(text: string): string[] {
  return decodings.map((decode) => decode(text)).filter((form) => form !== '' && form !== text)
}

/** Each function decodes a text in one way; empty if that way finds nothing. Keys are pure ASCII. */
const decodings: readonly ((text: string) => string)[] = [
  // A soft line break of quoted-printable decodes to nothing.
  (text) => rewritten(text, /[%=]([0-7][0-9a-f])|=\r?\n/gi, ([, hex]) => (hex ? toCharacter(hex, 16) : '')),
  // Letters of another width or style, with marks, or with invisible characters between them.
  (text) => rewritten(text, /[^\0-\x7f]+/gu, ([run]) => toPlain(run)),
  // Broken lines.
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
  // Decimal numbers with any separators; with indexes, as a typed array prints, or without.
  (text) => readable(listsOf(text, 10), toByteLists),
  // A list of letters, as a spread text prints.
  (text) =>
    rewritten(text, /(?:"\d{1,5}"\s*:\s*)?"[^"\\]"(?:\s*,\s*(?:"\d{1,5}"\s*:\s*)?"[^"\\]"){7,}/g, ([run]) =>
      run.replace(/"\d{1,5}"\s*:\s*/g, '').replace(/"(.)"(?:\s*,\s*)?/g, '$1'),
    ),
  // The same sign or space after each letter.
  (text) => rewritten(text, /.([ ,.:;_|-])(?:.\1){6,}./g, ([run]) => run.replace(/(.)./g, '$1')),
  // Pairs of hexadecimal digits with any prefixes and separators.
  (text) => readable(listsOf(text, 16), toByteLists),
  (text) =>
    readable(text.matchAll(/(?:[0-9a-f](?:[\s:-]|\\[rn]){0,3}){16,}/gi), ([run]) => {
      const digits = run.replace(/\\[rn]|[\s:-]/g, '')
      return [0, 1].map((from) => decodeHex(digits, from))
    }),
  // The word may have any number of characters before the key, and lines may break anywhere.
  (text) =>
    readable(text.matchAll(/[\w+/-]+(?:(?:\s|\\[rn]){1,4}[\w+/-]+)*/g), ([run]) => {
      const digits = run.replace(/\\[rn]|\s/g, '')
      return digits.length < 11 ? [] : [0, 1, 2, 3].map((from) => decodeBase64(digits, from))
    }),
]

/**
 * A text with every encoded run decoded, and its surroundings; empty if there are none. Text further away is unchanged
 * and was already read.
 */
function rewritten(text: string, pattern: RegExp, write: (match: RegExpExecArray) => string): string {
  const pieces: string[] = []
  /** Positions up to which the text was copied, and is to be copied. */
  let [at, until] = [0, 0]
  for (const match of text.matchAll(pattern)) {
    const from = match.index - reach
    if (from > until) {
      pieces.push(text.slice(at, until), '\n')
      at = from
    }
    pieces.push(text.slice(at, match.index), write(match))
    at = match.index + match[0].length
    until = at + reach
  }
  return pieces.length > 0 ? pieces.join('') + text.slice(at, until) : ''
}

/** Converts signs beyond ASCII to the ASCII ones that they are a form of. */
function toPlain(run: string): string {
  // Ligatures of whole Arabic words contain nothing of a key, and would make the text many times longer.
  return withoutInvisible(run.replace(/[\ufb50-\ufdff]/g, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

/** The readable parts of decoded bytes: most of them never were text. */
function readable<run>(runs: Iterable<run>, decode: (run: run) => readonly Uint8Array[]): string {
  const texts: string[] = []
  for (const run of runs) {
    for (const bytes of decode(run)) addTexts(bytes, texts)
  }
  return texts.join('\n')
}

/** Adds every run of characters that is at least as long as the shortest part. */
function addTexts(bytes: Uint8Array, texts: string[]): void {
  let [start, count] = [0, 0]
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? noText
    // UTF-16 writes two bytes for a letter.
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
