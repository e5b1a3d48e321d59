import { readFile, writeFile } from 'node:fs/promises'

// Writes src/utils/text/confusables.ts from Unicode's data: `node scripts/unicode/confusables.ts confusables.txt`.
// The file: https://www.unicode.org/Public/security/latest/confusables.txt

const [, , source] = process.argv
if (source === undefined)
  throw new TypeError('Name the file: node scripts/unicode/confusables.ts confusables.txt')
const text = await readFile(source, 'utf8')
const version = text.match(/^# Version: (\S+)/m)?.[1]
if (version === undefined) throw new TypeError(`${source} tells no version.`)

/** Characters by the capital letters or digits that they look like, where no other rule of the comparison finds that. */
const lookAlikes = new Map<string, string[]>()
for (const line of text.split('\n')) {
  const [from = '', to = ''] = line.split(';')
  if (!/^[0-9A-F]+\s*$/.test(from)) continue
  const character = toText(from)
  const seen = toText(to).normalize('NFKD').replace(/\p{M}/gu, '')
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  // Small l stands for capital I as well, and for small m Unicode writes rn.
  const letters = seen.replace(/l/g, 'I').replaceAll('rn', 'm').toUpperCase()
  if (!/^[A-Z0-9]{1,3}$/.test(letters) || /^[\0-\x7f]+$/.test(plain)) continue
  lookAlikes.set(letters, [...(lookAlikes.get(letters) ?? []), character])
}

const rows = [...lookAlikes]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([letters, characters]) =>
      `  ${/^\d/.test(letters) ? `'${letters}'` : letters}: '${characters.map(escaped).join('')}',`,
  )
const count = [...lookAlikes.values()].flat().length
await writeFile(
  new URL('../../src/utils/text/confusables.ts', import.meta.url),
  `// Written by scripts/unicode/confusables.ts from Unicode ${version}, UTS #39: change that instead.

/** Characters of any script that look like capital Latin letters or digits, by those; compatibility forms aside. */
export const confusables: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`,
)
console.log(`confusables: ${count} characters of Unicode ${version}`)

/** Letters that run from right to left would turn the line around them. */
function escaped(character: string): string {
  const runsLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
  return runsLeft.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character
}

function toText(codes: string): string {
  return String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => Number.parseInt(code, 16)),
  )
}
