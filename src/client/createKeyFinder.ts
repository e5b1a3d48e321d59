/** A part of the key that is shorter would be found by chance. */
const leastPart = 8

/** How often what was encoded may have been encoded again. */
const rounds = 2

/**
 * Makes a function that tells whether a text holds an API key or a part of it: as it is, in another letter case,
 * percent-encoded, with escapes of JSON, in base64, in hexadecimal or as a list of bytes, and any of these in any other.
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
      forms = forms.flatMap((form) => decodings.map((decode) => decode(form))).filter((form) => form !== '')
    }
  }
}

/** What a text may mean to say, one way of reading it each; empty where it does not. The key is nothing but ASCII. */
const decodings: readonly ((text: string) => string)[] = [
  (text) =>
    text.includes('%') ? text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => toCharacter(hex, 16)) : '',
  (text) => (text.includes('\\') ? withoutEscapes(text) : ''),
  (text) => readable(text.matchAll(/\d{1,3}(?:\s*,\s*\d{1,3}){7,}/g), decodeList),
  ...[0, 1].map(
    (from) => (text: string) =>
      readable(text.matchAll(/(?:[0-9a-f][ :]?){16,}/gi), ([run]) =>
        decodeHex(run.replace(/[ :]/g, '').slice(from)),
      ),
  ),
  // What stands before the key in one word may have any length.
  ...[0, 1, 2, 3].map(
    (from) => (text: string) =>
      readable(text.matchAll(/[\w+/-]{11,}/g), ([run]) => decodeBase64(run.slice(from))),
  ),
]

function withoutEscapes(text: string): string {
  return text.replace(/\\(?:u00|x)([0-7][0-9a-f])|\\[nrt]|\\(["'/\\])/gi, (_, hex?: string, plain?: string) =>
    hex ? toCharacter(hex, 16) : (plain ?? ' '),
  )
}

function decodeList([run]: RegExpExecArray): string {
  return run
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
        .match(/[\t\n\r\x20-\x7e]{8,}/g)
        ?.join('\n') ?? '',
  )
    .filter((text) => text !== '')
    .join('\n')
}

function toCharacter(digits: string, radix: number): string {
  return String.fromCharCode(Number.parseInt(digits, radix))
}
