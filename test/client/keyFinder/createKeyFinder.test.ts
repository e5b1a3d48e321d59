import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeyFinder } from '../../../src/client/keyFinder/createKeyFinder.ts'
import { caseCount } from '../../support/runner/caseCount.ts'
import { encodings, spellings } from '../keyEncodings.ts'

const key = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 8,
  maxLength: 64,
})

it('property: finds the key and every part of it in every encoding, and in every encoding of an encoding', () => {
  fc.assert(
    fc.property(
      key,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...encodings),
      // In capitals, what was encoded says something else.
      fc.constantFrom(...encodings.filter(([name]) => name !== 'capitals')),
      (apiKey, start, more, [, inner], [, outer]) => {
        const from = start % (apiKey.length - 7)
        const part = apiKey.slice(from, from + 8 + (more % (apiKey.length - from - 7)))
        const said = outer(`You sent ${inner(`a key: ${part}!`)} to us.`)
        expect(createKeyFinder(apiKey)(said)).toBe(true)
      },
    ),
    { numRuns: caseCount(400) },
  )
})

it.each([...encodings, ...spellings])('default: finds the key in %s', (_, encode) => {
  expect(createKeyFinder('k3y-0f-the-0wner/+=')(`said ${encode('k3y-0f-the-0wner/+=')}.`)).toBe(true)
})

const uuid = '550e8400-e29b-41d4-a716-446655440000'
const inBytes = uuid.replaceAll('-', '')

it.each<[string, string, string?]>([
  ['a UUID without dashes', inBytes],
  ['a UUID with other dashes', uuid.replaceAll('-', '\u2011')],
  ['a UUID with underscores', uuid.replaceAll('-', '_')],
  ['a UUID with spaces', uuid.replaceAll('-', ' ')],
  ['a UUID with escaped dashes', uuid.replaceAll('-', '\\-')],
  ['a UUID with named dashes', uuid.replaceAll('-', '&hyphen;')],
  ['the bytes of a UUID in base64', Buffer.from(inBytes, 'hex').toString('base64')],
  ['the bytes of a UUID in base64, one behind', Buffer.from(`ff${inBytes}ff`, 'hex').toString('base64')],
  ['the bytes of a UUID in base64, two behind', Buffer.from(`ffff${inBytes}ff`, 'hex').toString('base64')],
  ['the bytes of a UUID as a list', JSON.stringify([...Buffer.from(inBytes, 'hex')])],
  ['the bytes of a UUID as a list with spaces', [...Buffer.from(inBytes, 'hex')].join(', ')],
  ['the bytes of a UUID as hexadecimal numbers', inBytes.replace(/../g, '0x$&, ')],
  ['escapes of CSS', 'Zx9\\+Ab3\\/Qw7\\=Lm5-Rt1_Yu8\\.Pp2\\~Qq4', 'Zx9+Ab3/Qw7=Lm5-Rt1_Yu8.Pp2~Qq4'],
  ['a UUID with breaks that are not seen', uuid.replace(/.{6}/g, '$&-&NoBreak;').replace('--', '-')],
  ['named characters of HTML', 'Zx9&plus;Ab3&sol;Qw7&equals;Lm5', 'Zx9+Ab3/Qw7=Lm5'],
])('behavior: finds the key in %s', (_, said, apiKey = uuid) => {
  expect(createKeyFinder(apiKey)(`Key ${said} is over its limit.`)).toBe(true)
})

it('behavior: never takes other text for the key, in any encoding', () => {
  const holds = createKeyFinder('k3y-0f-the-0wner/+=')
  for (const [, encode] of encodings) expect(holds(encode('another key: k3y-0f-nobody'))).toBe(false)
})

it('parameters: partLength', () => {
  const holds = createKeyFinder('production-9f8e7d6c5b', 16)
  expect(holds('production-9f8e7')).toBe(true)
  expect(holds('production-9f8e')).toBe(false)
  expect(createKeyFinder('production-9f8e7d6c5b')('in production')).toBe(true)
  // A key that is shorter is found whole.
  expect(createKeyFinder('0123456789', 16)('0123456789')).toBe(true)
})

it('behavior: never finds a key of less than eight characters', () => {
  expect(createKeyFinder('secret')('secret')).toBe(false)
})

it.each([
  ['1,2,3,4,5,6,7,x'],
  ['115,101,'],
  [`1${' '.repeat(40)}`],
  ['1'],
  [' '],
  ['\t'],
  ['a \t'],
  ['\n'],
  ['\\n'],
  ['\\'],
  ['QUJDREVG\r\n'],
  ['61 62\n'],
  ['"1":"115",'],
  ['%6b'],
  ['\ufdfa'],
  ['\uff41'],
  ['a\u0332'],
  ['人民币，'],
  ['"0x73",'],
  ['73'],
  ['73 '],
  ['0x0073,'],
  ['0'],
  ['7 and '],
  [`1${'x'.repeat(39)}`],
  ['&amp;'],
  ['\\U0000'],
  ['\\73 '],
])('behavior: needs time in proportion to the text, even for %j', (piece) => {
  const holds = createKeyFinder('k3y-0f-the-0wner/+=')
  const text = piece.repeat(Math.ceil(200_000 / piece.length))
  // With the square of the length it would take minutes, which no test may.
  expect(holds(text)).toBe(false)
})
