const bytesOf = (text: string) => Array.from(Buffer.from(text, 'latin1'))
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex')
const pairsOf = (text: string) => hexOf(text).match(/../g) ?? []

/** Ways in which a service may write what it was sent, by their names. */
export const encodings: readonly (readonly [name: string, encode: (text: string) => string])[] = [
  ['plain text', (text) => text],
  ['capitals', (text) => text.toUpperCase()],
  ['a URL', (text) => encodeURIComponent(text)],
  [
    'a URL, every letter',
    (text) =>
      pairsOf(text)
        .map((pair) => `%${pair}`)
        .join(''),
  ],
  [
    'a URL, every letter, in capitals',
    (text) =>
      pairsOf(text)
        .map((pair) => `%${pair.toUpperCase()}`)
        .join(''),
  ],
  ['JSON', (text) => JSON.stringify(text)],
  [
    'escapes of JSON',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\u00${pair}`)
        .join(''),
  ],
  [
    'escapes of JavaScript',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\x${pair}`)
        .join(''),
  ],
  ['hexadecimal', (text) => `0x${hexOf(text)}`],
  ['hexadecimal with colons', (text) => pairsOf(text).join(':')],
  ['a printed buffer', (text) => `<Buffer ${pairsOf(text).join(' ')}>`],
  ['a buffer in JSON', (text) => JSON.stringify(Buffer.from(text, 'latin1'))],
  ['a list of bytes', (text) => JSON.stringify(bytesOf(text), null, 2)],
  ['a typed array in JSON', (text) => JSON.stringify(new Uint8Array(Buffer.from(text, 'latin1')))],
  ['hexadecimal with dashes', (text) => pairsOf(text).join('-')],
  [
    'a list of hexadecimal bytes',
    (text) =>
      pairsOf(text)
        .map((pair) => `0x${pair}`)
        .join(', '),
  ],
  [
    'HTML, decimal',
    (text) =>
      bytesOf(text)
        .map((byte) => `&#${byte};`)
        .join(''),
  ],
  [
    'HTML, hexadecimal',
    (text) =>
      pairsOf(text)
        .map((pair) => `&#x${pair};`)
        .join(''),
  ],
  [
    'escapes in braces',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\u{${pair}}`)
        .join(''),
  ],
  [
    'octal escapes',
    (text) =>
      bytesOf(text)
        .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
        .join(''),
  ],
  [
    'quoted-printable',
    (text) =>
      pairsOf(text)
        .map((pair) => `=${pair.toUpperCase()}`)
        .join(''),
  ],
  ['UTF-16 in hexadecimal', (text) => Buffer.from(text, 'utf16le').toString('hex')],
  ['UTF-16 in base64', (text) => Buffer.from(text, 'utf16le').toString('base64')],
  // Three alignments, by what stands before.
  ['base64', (text) => Buffer.from(text, 'latin1').toString('base64')],
  ['base64 after one byte', (text) => Buffer.from(`:${text}`, 'latin1').toString('base64')],
  ['base64 after two bytes', (text) => Buffer.from(`a:${text}`, 'latin1').toString('base64')],
  ['base64 for URLs', (text) => Buffer.from(text, 'latin1').toString('base64url')],
  ['base64 after other letters', (text) => `tok${Buffer.from(text, 'latin1').toString('base64url')}`],
]

/** Ways that use letters of which no list of bytes tells, or take the text apart: nothing is written in them once more. */
export const spellings: typeof encodings = [
  [
    'wide letters',
    (text) =>
      bytesOf(text)
        .map((byte) => String.fromCodePoint(byte + 0xfee0))
        .join(''),
  ],
  ['a list of letters', (text) => JSON.stringify(Array.from(text))],
  ['a text that was spread', (text) => JSON.stringify({ ...Array.from(text) })],
  ['letters with dashes', (text) => Array.from(text).join('-')],
  ['letters with spaces', (text) => Array.from(text).join(' ')],
  ['letters with nothing seen between', (text) => Array.from(text).join('\u200b')],
]
