import { readFile, writeFile } from 'node:fs/promises'
import { confusables } from '../../src/utils/text/confusables.ts'

// Writes src/utils/text/namedLetters.ts from Unicode's data: `node scripts/unicode/namedLetters.ts UnicodeData.txt 17.0.0`.
// The file: https://www.unicode.org/Public/17.0.0/ucd/UnicodeData.txt – it does not tell its version.

const [, , source, version] = process.argv
if (source === undefined || version === undefined) {
  throw new TypeError('Name file and version: node scripts/unicode/namedLetters.ts UnicodeData.txt 17.0.0')
}

const digits = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE'.split(' ')

/** Of a variant of one letter its name says which: `LATIN SMALL LETTER L WITH BELT`. Two letters in one, turned ones and halves look like others. */
const letterName =
  /^LATIN (?:[A-Z]+ )?LETTER (?:(?!TURNED|SIDEWAYS|INVERTED|HALF|OPEN O)[A-Z-]+ )*([A-Z])(?: WITH .*)?$/
const digitName = /^(?:DINGBAT )?(?:NEGATIVE |DOUBLE )?CIRCLED (?:SANS-SERIF )?DIGIT ([A-Z]+)$/

const known = new Set(Object.values(confusables).join(''))
const found = new Map<string, string[]>()
for (const line of (await readFile(source, 'utf8')).split('\n')) {
  const [code = '', name = ''] = line.split(';')
  const named = letterName.exec(name)?.[1] ?? toDigit(digitName.exec(name)?.[1])
  // A small l may be a capital I as well.
  const letter = /SMALL LETTER .*\bL\b/.test(name) ? named?.toLowerCase() : named
  if (letter === undefined) continue
  const character = String.fromCodePoint(Number.parseInt(code, 16))
  const isDecomposed = /^[\0-\x7f]+$/.test(character.normalize('NFKD').replace(/\p{M}/gu, ''))
  // A small letter is compared as its capital.
  const capital = character.toUpperCase()
  const isOfCapital = capital !== character && (found.get(letter)?.includes(capital) || known.has(capital))
  if (isDecomposed || known.has(character) || isOfCapital) continue
  found.set(letter, [...(found.get(letter) ?? []), character])
}

const rows = [...found]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([letter, characters]) => `  ${/\d/.test(letter) ? `'${letter}'` : letter}: '${characters.join('')}',`)
await writeFile(
  new URL('../../src/utils/text/namedLetters.ts', import.meta.url),
  `// Written by scripts/unicode/namedLetters.ts from Unicode ${version}: change that instead.

/** Letters with hooks, curls, strokes and the like, and digits in circles, by the capital letters and digits in their names. */
export const namedLetters: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`,
)
console.log(`named letters: ${[...found.values()].flat().length} characters of Unicode ${version}`)

function toDigit(name = ''): string | undefined {
  return digits.includes(name) ? String(digits.indexOf(name)) : undefined
}
