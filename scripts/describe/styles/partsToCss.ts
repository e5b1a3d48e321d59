import {
  partProperties,
  partToken,
  themedPartNames,
  type PartProperty,
} from '../../../src/themes/tokens/partTokens.ts'
import { propertyOf, toKebabCase } from '../../../src/themes/tokens/tokens.ts'

/** Parts that may be the root of a widget, which no selector for what is inside one finds. */
const roots: ReadonlySet<string> = new Set(['fees', 'progress', 'activity', 'depositAddress'])

/** What a property is called in CSS, and what it is where neither a token nor a rule of the part's own says anything. */
const written: Readonly<Record<PartProperty, readonly [name: string, otherwise: string]>> = {
  background: ['background', 'none'],
  color: ['color', 'inherit'],
  border: ['border', '0 solid'],
  radius: ['border-radius', '0'],
  padding: ['padding', '0'],
  fontSize: ['font-size', 'inherit'],
  fontWeight: ['font-weight', 'inherit'],
}

/**
 * Writes the rules that give each main part the tokens of its own, as `--_cw-part-…`. A token that nobody sets leaves no value there: what
 * is in the style sheet behind the comma of `var(--_cw-part-…, …)` holds. No part but these may read them, for it would read those of
 * the part around it.
 */
export function partsToCss(): string {
  const properties = Object.keys(partProperties) as readonly PartProperty[]
  const selectors = themedPartNames.map((part) => `[data-cw-part='${toKebabCase(part)}']`)
  const rules = themedPartNames.map((part, index) => {
    const lines = properties.map(
      (property) => `    --_cw-part-${toKebabCase(property)}: var(${propertyOf(partToken(part, property))});`,
    )
    const root = roots.has(part) ? `  &${selectors[index]},\n` : ''
    return `${root}  ${selectors[index]} {\n${lines.join('\n')}\n  }`
  })
  const shared = properties.map((property) => {
    const [name, otherwise] = written[property]
    return `    ${name}: var(--_cw-part-${toKebabCase(property)}, ${otherwise});`
  })
  return [
    '/* Written by `npm run describe` from src/themes/tokens/partTokens.ts; change that instead. */',
    '.cw-root:not(#cw#cw#cw) {',
    rules.join('\n\n'),
    '',
    `  :is(\n    ${selectors.join(',\n    ')}\n  ) {\n${shared.join('\n')}\n  }`,
    '}',
    '',
  ].join('\n')
}
