/** A part of the key that is shorter would be found by chance. */
const leastPart = 8

/** How often what was encoded may have been encoded again. */
const rounds = 2

/**
 * Makes a function that tells whether a text holds an API key or a part of it: as it is, in another letter case,
 * percent-encoded, with escapes of JSON, JavaScript or HTML, in base64, in hexadecimal or as a list of bytes, in letters of
 * another width, and any of these in any other.
 *
 * @param partLength How long a part must be to be found, in characters; a shorter key is found whole. @default 8
 */
export function createKeyFinder(apiKey: string, partLength: number = leastPart): (text: string) => boolean {
  const length = Math.min(Math.max(partLength, leastPart), apiKey.length)
  const parts = Array.from({ length: apiKey.length - length + 1 }, (_, at) =>
    apiKey.slice(at, at + length).toLowerCase(),
  )
  const holds = (text: string) => {
    const lower = text.toLowerCase()
    return parts.some((part) => lower.includes(part))
  }
  return (text) => {
    // A key that is found so easily would be found everywhere.
    if (apiKey.length < leastPart) return false
    let forms = [text]
    for (let round = 0; ; round += 1) {
      if (forms.some(holds)) return true
      if (round === rounds) return false
      forms = forms.flatMap((form) => readings(form))
    }
  }
}

/** Every way of reading a text that says something else than the text itself. */
function readings(text: string): string[] {
  return decodings.map((decode) => decode(text)).filter((form) => form !== '' && form !== text)
}

/** What a text may mean to say, one way of reading it each; empty where it does not. The key is nothing but ASCII. */
const decodings: readonly ((text: string) => string)[] = [
  (text) =>
    /[%=]/.test(text) ? text.replace(/[%=]([0-7][0-9a-f])/gi, (_, hex: string) => toCharacter(hex, 16)) : '',
  // Wide letters, and letters with something unseen between them.
  (text) =>
    /[\uff01-\uff5e\p{Default_Ignorable_Code_Point}]/u.test(text)
      ? text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC')
      : '',
  (text) => (text.includes('&#') ? withoutEntities(text) : ''),
  (text) => (text.includes('\\') ? withoutEscapes(text) : ''),
  // With their places, as a typed array writes itself, or without.
  (text) =>
    readable(
      text.matchAll(/(?:"\d{1,5}"\s*:\s*)?\d{1,3}(?:\s*,\s*(?:"\d{1,5}"\s*:\s*)?\d{1,3}){7,}/g),
      decodeList,
    ),
  // A list of letters, as a text that is spread writes itself.
  (text) =>
    text.replace(/(?:"\d{1,5}"\s*:\s*)?"[^"\\]"(?:\s*,\s*(?:"\d{1,5}"\s*:\s*)?"[^"\\]"){7,}/g, (run) =>
      run.replace(/"\d{1,5}"\s*:\s*/g, '').replace(/"(.)"(?:\s*,\s*)?/g, '$1'),
    ),
  // The same sign, or a space, after each letter.
  (text) => text.replace(/.([ ,.:;_|-])(?:.\1){6,}./g, (run) => run.replace(/(.)./g, '$1')),
  (text) =>
    readable(text.matchAll(/0x[0-9a-f]{2}(?:[\s,;]+0x[0-9a-f]{2}){7,}/gi), ([run]) =>
      decodeHex(run.replace(/0x|[\s,;]/gi, '')),
    ),
  ...[0, 1].map(
    (from) => (text: string) =>
      readable(text.matchAll(/(?:[0-9a-f][ :-]?){16,}/gi), ([run]) =>
        decodeHex(run.replace(/[ :-]/g, '').slice(from)),
      ),
  ),
  // What stands before the key in one word may have any length.
  ...[0, 1, 2, 3].map(
    (from) => (text: string) =>
      readable(text.matchAll(/[\w+/-]{11,}/g), ([run]) => decodeBase64(run.slice(from))),
  ),
]

function withoutEscapes(text: string): string {
  return text.replace(
    /\\(?:u00|u\{0*|x)([0-7][0-9a-f])\}?|\\([01][0-7]{2})|\\[nrt]|\\(["'/\\])/gi,
    (_, hex?: string, octal?: string, plain?: string) => {
      if (hex) return toCharacter(hex, 16)
      return octal ? toCharacter(octal, 8) : (plain ?? ' ')
    },
  )
}

function withoutEntities(text: string): string {
  return text.replace(/&#(?:x0*([0-7][0-9a-f])|0*(\d{2,3}));?/gi, (_, hex?: string, decimal?: string) =>
    hex ? toCharacter(hex, 16) : toCharacter(decimal ?? '', 10),
  )
}

function decodeList([run]: RegExpExecArray): string {
  return run
    .replace(/"\d+"\s*:/g, '')
    .split(',')
    .map((byte) => toCharacter(byte, 10))
    .join('')
}

function decodeHex(digits: string): string {
  return digits.replace(/(..?)/g, (_, hex: string) => toCharacter(hex, 16))
}

function decodeBase64(run: string): string {
  const digits = run.replaceAll('-', '+').replaceAll('_', '/')
  return atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)))
}

/** Of what was decoded, what can be read: most of it never was a text. */
function readable(runs: Iterable<RegExpExecArray>, decode: (run: RegExpExecArray) => string): string {
  return Array.from(
    runs,
    (run) =>
      decode(run)
        // Two bytes for a letter, as UTF-16 writes it.
        .replaceAll('\0', '')
        .match(/[\t\n\r\x20-\x7e]{8,}/g)
        ?.join('\n') ?? '',
  )
    .filter((text) => text !== '')
    .join('\n')
}

function toCharacter(digits: string, radix: number): string {
  return String.fromCharCode(Number.parseInt(digits, radix))
}
