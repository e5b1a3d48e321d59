import { colorTokens, computedTokens } from '../../src/themes/tokens/colorTokens.ts'
import { fontTokens } from '../../src/themes/tokens/fontTokens.ts'
import { partProperties, themedPartNames, themedParts } from '../../src/themes/tokens/partTokens.ts'
import { shapeTokens } from '../../src/themes/tokens/shapeTokens.ts'
import type { TokenDefinition, TokenKind } from '../../src/themes/tokens/tokenKinds.ts'
import { propertyOf, toKebabCase, type TokenName } from '../../src/themes/tokens/tokens.ts'
import { textCases } from '../../src/themes/values/valueKinds.ts'
import { formatTable } from './formatTable.ts'
import { replaceBetween } from './replaceBetween.ts'

const kinds: Readonly<Record<TokenKind, string>> = {
  color: 'color',
  veil: 'color, may be transparent',
  fill: 'color or gradient',
  length: 'length',
  duration: 'time',
  fontFamily: 'font family',
  fontWeight: 'weight',
  number: 'number',
  shadow: 'shadow',
  border: 'line, or none',
  padding: 'one or two lengths',
  textCase: textCases.map((one) => `\`${one}\``).join(', '),
}

/** The guide about themes, with its tables of tokens written from the code. */
export function describeTokens(page: string): string {
  const groups = {
    colors: colorTokens,
    'computed colors': computedTokens,
    shape: shapeTokens,
    typography: fontTokens,
  }
  let text = page
  for (const [title, group] of Object.entries(groups)) {
    text = replaceBetween(text, {
      begin: `<!-- ${title}: written by npm run describe -->`,
      end: `<!-- end of ${title} -->`,
      text: listTokens(group),
    })
  }
  return replaceBetween(text, {
    begin: '<!-- parts: written by npm run describe -->',
    end: '<!-- end of parts -->',
    text: `${listProperties()}\n\n${listParts()}`,
  })
}

function listProperties(): string {
  const rows = Object.entries(partProperties).map(([name, kind]) => [`\`${toKebabCase(name)}\``, kinds[kind]])
  return formatTable([['property', 'takes'], ...rows])
}

function listParts(): string {
  const rows = themedPartNames.map((name) => {
    const { says, color, background } = themedParts[name]
    return [`\`${toKebabCase(name)}\``, says, `\`${toKebabCase(color)}\` on \`${toKebabCase(background)}\``]
  })
  return formatTable([['part', 'is', 'text without a token'], ...rows])
}

function listTokens(group: Readonly<Record<string, TokenDefinition>>): string {
  const rows = Object.entries(group).map(([name, { kind, initial, says }]) => [
    `\`${propertyOf(name as TokenName)}\``,
    kinds[kind],
    says,
    describeInitial(initial),
  ])
  return formatTable([['token', 'takes', 'changes', 'default'], ...rows])
}

/** The default in words: a value derived from other tokens is given by their names. */
function describeInitial(initial = ''): string {
  const sources = Array.from(initial.matchAll(/var\(--_cw-([a-zA-Z]+)\)/g), ([, name = '']) =>
    toKebabCase(name),
  )
  if (sources.length === 0) return `\`${initial}\``
  return `from ${[...new Set(sources)].map((name) => `\`${name}\``).join(', ')}`
}
