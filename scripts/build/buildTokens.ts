import { mkdirSync, writeFileSync } from 'node:fs'
import { createTheme } from '../../src/themes/createTheme.ts'
import { themeToJson } from '../../src/themes/themeToJson.ts'
import { fontTokens } from '../../src/themes/tokens/fontTokens.ts'
import { shapeTokens } from '../../src/themes/tokens/shapeTokens.ts'
import { valueKinds } from '../../src/themes/values/valueKinds.ts'

// Writes what the widgets look like without a theme, for tools of designers: `node scripts/build/buildTokens.ts`.

const target = new URL('../../dist/tokens.json', import.meta.url)
// What follows from other tokens has no value of its own.
const shape = Object.entries({ ...shapeTokens, ...fontTokens }).flatMap(([name, { kind, initial }]) =>
  valueKinds[kind].parse(initial) === undefined ? [] : [[name, initial] as const],
)
const theme = createTheme(Object.fromEntries(shape))
mkdirSync(new URL('.', target), { recursive: true })
writeFileSync(target, `${JSON.stringify(themeToJson(theme), undefined, 2)}\n`)
console.log('buildTokens: dist/tokens.json')
