import { definitionOf, propertyOf, tokenNames, toKebabCase } from '../../../src/themes/tokens/tokens.ts'

/**
 * Writes the rule that reads every public token once, into a private property that the style sheet uses: what a part of the
 * page sets is never overwritten by us.
 */
export function tokensToCss(): string {
  const lines = tokenNames.flatMap((name) => {
    const { initial: written, isDense } = definitionOf(name)
    if (written === undefined) return []
    const value = `var(${propertyOf(name)}, ${written.replace(/--_cw-[a-zA-Z]+/g, toKebabCase)})`
    return [`  --_cw-${toKebabCase(name)}: ${isDense ? `calc(${value} * var(--_cw-density))` : value};`]
  })
  return `/* Written by \`npm run describe\` from src/themes/tokens; change that instead. */\n.cw-root:not(#cw#cw#cw) {\n${lines.join('\n')}\n}\n`
}
