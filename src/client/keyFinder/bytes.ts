/** Shorter parts of a key would be found by chance. */
export const minPartLength = 8

/** A byte that never occurs in text. */
export const noText = 1

/** Maximum distance between the bytes of a list, in characters. */
const maxGap = 40

/** The prefix of a number, and its digits. */
const numberPatterns = {
  10: /()(\d+)/g,
  16: /(^|[^\da-z])(?:0x|[ux])?(0{0,6}[\da-f]{2})(?:h|u8)?(?![\da-z])/gi,
}

/** The lists of numbers in a text, each a byte if hexadecimal. */
export function listsOf(text: string, radix: keyof typeof numberPatterns): number[][] {
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

export function toByteLists(numbers: number[]): Uint8Array[] {
  const toBytes = (list: number[]) => Uint8Array.from(list, (byte) => (byte > 0xff ? noText : byte))
  // Every second number, in case the others are indexes.
  return [numbers, ...[0, 1].map((rest) => numbers.filter((_, at) => at % 2 === rest))].map(toBytes)
}

export function decodeHex(digits: string, from: number): Uint8Array {
  const bytes = new Uint8Array((digits.length - from) >> 1)
  for (let at = 0; at < bytes.length; at += 1) {
    const place = from + at * 2
    bytes[at] = (valueOf(hexDigits, digits, place) << 4) | valueOf(hexDigits, digits, place + 1)
  }
  return bytes
}

export function decodeBase64(run: string, from: number): Uint8Array {
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

/** The value of each ASCII character. */
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
