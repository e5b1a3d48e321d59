import { decodeHex, listsOf, minPartLength } from './bytes.ts'
import { decodedForms } from './decodedForms.ts'

/** The minimum length of a part without signs, since words in any text may form shorter ones by chance. */
const minPlainPartLength = 12

/** How often encoded text may be encoded again. */
const rounds = 2

/**
 * Creates a function that tells whether a text contains an API key or a part of it: unchanged, in another case, percent-encoded, escaped
 * for JSON, JavaScript or HTML, in base64, in hexadecimal or as a list of bytes, in full-width letters, with different punctuation, or in a
 * combination of these. Takes time in proportion to the text.
 *
 * @param partLength Minimum length of a part to find, in characters; a shorter key is only found whole. @default 8
 */
export function createKeyFinder(
  apiKey: string,
  partLength: number = minPartLength,
): (text: string) => boolean {
  const length = Math.min(Math.max(partLength, minPartLength), apiKey.length)
  const key = apiKey.toLowerCase()
  const parts = piecesOf(key, length, 1)
  // Every part contains one of these, and there are fewer to look for.
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
    // Such a short key would be found everywhere.
    if (apiKey.length < minPartLength) return false
    let forms = [text]
    for (let round = 0; ; round += 1) {
      if (forms.some(holds)) return true
      if (round === rounds) return false
      forms = forms.flatMap((form) => decodedForms(form))
    }
  }
}

/** Only letters and digits: signs may be escaped, replaced or omitted, like the dashes of a UUID. */
function withoutSigns(lower: string): string {
  return lower.replace(/&[a-z]{2,16};/g, '').replace(/[^a-z0-9]+/g, '')
}

/** Whether a text contains bytes in base64, or as a list of decimal or hexadecimal numbers. */
function holdsBytes(text: string, { base64, list }: KeyBytes): boolean {
  return (
    base64.some((run) => text.includes(run)) ||
    ([10, 16] as const).some((radix) =>
      listsOf(text, radix).some((numbers) => `,${numbers.join(',')},`.includes(list)),
    )
  )
}

interface KeyBytes {
  /** After zero, one and two other bytes, in both alphabets. */
  base64: readonly string[]
  list: string
}

/** A key of hexadecimal digits, such as a UUID, may also be written as bytes. */
function bytesOf(key: string): KeyBytes | undefined {
  const digits = withoutSigns(key)
  if (!/^(?:[0-9a-f]{2}){8,}$/.test(digits)) return undefined
  const bytes = decodeHex(digits, 0)
  const base64 = [0, 1, 2].map((before) => {
    const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes))
    // Without the characters that also depend on neighboring bytes.
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
