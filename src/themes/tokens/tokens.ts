import { colorTokens, computedTokens } from './colorTokens.ts'
import { fontTokens } from './fontTokens.ts'
import { partTokens } from './partTokens.ts'
import { shapeTokens } from './shapeTokens.ts'
import type { TokenDefinition } from './tokenKinds.ts'

/**
 * Every public token. The style sheet's defaults, the types, `tokens.json` and the guide's tables are generated from this.
 */
export const tokenDefinitions = {
  ...colorTokens,
  ...computedTokens,
  ...shapeTokens,
  ...fontTokens,
  ...partTokens,
}

export type TokenName = keyof typeof tokenDefinitions

/** The names of all tokens, in the order in which they are documented. */
export const tokenNames = Object.keys(tokenDefinitions) as readonly TokenName[]

/** The definition of any token. */
export function definitionOf(name: TokenName): TokenDefinition {
  return tokenDefinitions[name]
}

/** The custom property that a page sets: `accentOn` is `--cw-accent-on`. */
export function propertyOf(name: TokenName): `--cw-${string}` {
  return `--cw-${toKebabCase(name)}`
}

export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
