const bytesOf = (text: string) => Array.from(Buffer.from(text, 'latin1'))
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex')
/** Lines of seven characters, each too short to give the key away. */
const inLines = (text: string, lineBreak: string) => (text.match(/.{1,7}/g) ?? []).join(lineBreak)
const pairsOf = (text: string) => hexOf(text).match(/../g) ?? []

/** Ways in which a provider may write what it was sent, by name. */
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
  [
    'escapes of older JavaScript',
    (text) =>
      pairsOf(text)
        .map((pair) => `%u00${pair}`)
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
  [
    'HTML, escaped again',
    (text) =>
      bytesOf(text)
        .map((byte) => `&amp;#${byte};`)
        .join(''),
  ],
  [
    'HTML, escaped thrice',
    (text) =>
      pairsOf(text)
        .map((pair) => `&#38;amp;amp;#x${pair};`)
        .join(''),
  ],
  ['a list of hexadecimal texts', (text) => JSON.stringify(pairsOf(text).map((pair) => `0x${pair}`))],
  ['a list of bare hexadecimal texts', (text) => JSON.stringify(pairsOf(text))],
  [
    'escapes of eight digits',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\U000000${pair}`)
        .join(''),
  ],
  [
    'escapes of style sheets',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\${pair} `)
        .join(''),
  ],
  [
    'escapes of style sheets, of six digits',
    (text) =>
      pairsOf(text)
        .map((pair) => `\\0000${pair}`)
        .join(''),
  ],
  ['UTF-16 in hexadecimal', (text) => Buffer.from(text, 'utf16le').toString('hex')],
  ['UTF-16 in base64', (text) => Buffer.from(text, 'utf16le').toString('base64')],
  // Three alignments, depending on what comes before.
  ['base64', (text) => Buffer.from(text, 'latin1').toString('base64')],
  ['base64 after one byte', (text) => Buffer.from(`:${text}`, 'latin1').toString('base64')],
  ['base64 after two bytes', (text) => Buffer.from(`a:${text}`, 'latin1').toString('base64')],
  ['a list of quoted bytes', (text) => JSON.stringify(bytesOf(text).map(String))],
  ['a quoted list of bytes', (text) => `'${bytesOf(text).join(', ')}'`],
  [
    'bytes in single quotes',
    (text) =>
      bytesOf(text)
        .map((byte) => `'${byte}'`)
        .join(', '),
  ],
  ['bytes in quotes that are escaped', (text) => JSON.stringify(JSON.stringify(bytesOf(text).map(String)))],
  ['bytes parted by spaces', (text) => bytesOf(text).join(' ')],
  ['bytes line by line', (text) => bytesOf(text).join('\r\n')],
  [
    'bytes with quoted places',
    (text) => JSON.stringify(Object.fromEntries(bytesOf(text).map(String).entries())),
  ],
  [
    'bytes with places',
    (text) =>
      bytesOf(text)
        .map((byte, at) => `${at} => ${byte}`)
        .join('\n'),
  ],
  ['hexadecimal in lines', (text) => (hexOf(text).match(/.{1,10}/g) ?? []).join('\n')],
  ['base64 in lines', (text) => inLines(Buffer.from(text, 'latin1').toString('base64'), '\r\n')],
  [
    'base64 in lines that are indented',
    (text) => inLines(Buffer.from(text, 'latin1').toString('base64'), '\n  '),
  ],
  [
    'base64 in lines, in JSON',
    (text) => JSON.stringify(inLines(Buffer.from(text, 'latin1').toString('base64'), '\r\n')),
  ],
  ['base64 for URLs', (text) => Buffer.from(text, 'latin1').toString('base64url')],
  ['base64 after other letters', (text) => `tok${Buffer.from(text, 'latin1').toString('base64url')}`],
]

/** A letter of a style of Unicode, by where its capitals, small letters and digits begin. */
function styled(letter: string, capitals: number, small: number, digits?: number): string {
  const code = letter.charCodeAt(0)
  const by = (start: number, first: string) => String.fromCodePoint(start + code - first.charCodeAt(0))
  if (/[A-Z]/.test(letter)) return by(capitals, 'A')
  if (/[a-z]/.test(letter)) return by(small, 'a')
  return /\d/.test(letter) && digits !== undefined ? by(digits, '0') : letter
}

/** Ways that use letters which no list of bytes has, or that split the text: they aren't combined with others. */
export const spellings: typeof encodings = [
  [
    'wide letters',
    (text) =>
      bytesOf(text)
        .map((byte) => String.fromCodePoint(byte + 0xfee0))
        .join(''),
  ],
  [
    'bold letters',
    (text) => Array.from(text, (letter) => styled(letter, 0x1d400, 0x1d41a, 0x1d7ce)).join(''),
  ],
  ['letters in circles', (text) => Array.from(text, (letter) => styled(letter, 0x24b6, 0x24d0)).join('')],
  ['letters with marks', (text) => Array.from(text, (letter) => `${letter}\u0332`).join('')],
  ['letters in lines', (text) => inLines(text, '\n')],
  ['letters in lines of quoted-printable', (text) => inLines(text, '=\r\n')],
  ['a list of letters', (text) => JSON.stringify(Array.from(text))],
  ['a text that was spread', (text) => JSON.stringify({ ...Array.from(text) })],
  ['letters with dashes', (text) => Array.from(text).join('-')],
  ['letters with spaces', (text) => Array.from(text).join(' ')],
  ['letters with nothing seen between', (text) => Array.from(text).join('\u200b')],
  ['a list of bytes with commas and spaces', (text) => bytesOf(text).join(', ')],
  ['a list of bytes in lines', (text) => bytesOf(text).join(',\n        ')],
  ['a list of bytes with words between', (text) => bytesOf(text).join(' and ')],
  ['a list of bytes in cells', (text) => `<td>${bytesOf(text).join('</td><td>')}</td>`],
  [
    'a list of bytes with three digits',
    (text) =>
      bytesOf(text)
        .map((byte) => String(byte).padStart(3, '0'))
        .join(' '),
  ],
  [
    'a list of bytes that name their kind',
    (text) =>
      bytesOf(text)
        .map((byte) => `${byte}u8`)
        .join(', '),
  ],
  [
    'a list of bytes as calls',
    (text) =>
      bytesOf(text)
        .map((byte) => `chr(${byte})`)
        .join('.'),
  ],
  [
    'a list of bytes as fractions',
    (text) =>
      bytesOf(text)
        .map((byte) => byte.toFixed(6))
        .join(' '),
  ],
  ['a list of objects with a byte', (text) => JSON.stringify(bytesOf(text).map((byte) => ({ byte })))],
  [
    'a list of objects with a byte and its place',
    (text) => JSON.stringify(bytesOf(text).map((byte, at) => ({ at, byte }))),
  ],
  ...(
    [
      ['pairs of digits', (pair) => pair],
      ['pairs with 0x', (pair) => `0x${pair}`],
      ['four digits with 0x', (pair) => `0x00${pair}`],
      ['pairs with h', (pair) => `${pair}h`],
      ['code points', (pair) => `U+00${pair}`],
      ['pairs with a radix', (pair) => `16#${pair}`],
      ['pairs in quotes', (pair) => `x'${pair}'`],
      ['pairs that are cast', (pair) => `(byte)0x${pair}`],
    ] satisfies [string, (pair: string) => string][]
  ).flatMap(([name, write]) =>
    [' ', ', ', ' and ', '</td><td>', ';'].map((between): (typeof encodings)[number] => [
      `${name} with ${JSON.stringify(between)}`,
      (text) =>
        bytesOf(text)
          .map((byte) => write(byte.toString(16).padStart(2, '0')))
          .join(between),
    ]),
  ),
]
