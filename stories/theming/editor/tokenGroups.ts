import type { PartProperty } from '@causeway/react/themes'
import type { TokenName } from '@causeway/react/themes'
import { colorTokens, computedTokens } from '../../../src/themes/tokens/colorTokens.ts'
import { fontTokens } from '../../../src/themes/tokens/fontTokens.ts'
import {
  partProperties,
  partToken,
  themedPartNames,
  themedParts,
} from '../../../src/themes/tokens/partTokens.ts'
import { shapeTokens } from '../../../src/themes/tokens/shapeTokens.ts'
import { definitionOf, propertyOf } from '../../../src/themes/tokens/tokens.ts'

/** Tokens that are edited under one title. */
export interface TokenGroup {
  readonly title: string
  readonly names: readonly TokenName[]
}

const namesOf = (group: object) => Object.keys(group) as readonly TokenName[]
const properties = Object.keys(partProperties) as readonly PartProperty[]

/** Every public token, once. */
export const tokenGroups: readonly TokenGroup[] = [
  { title: 'Colors', names: namesOf(colorTokens) },
  { title: 'Shape', names: namesOf(shapeTokens) },
  { title: 'Typography', names: namesOf(fontTokens) },
  { title: 'Computed colors', names: namesOf(computedTokens) },
  ...themedPartNames.map((part) => ({
    title: `Part: ${themedParts[part].says}`,
    names: properties.map((property) => partToken(part, property)),
  })),
]

/** The groups with what a search finds in names, and in what tokens change. */
export function searchTokens(search: string): readonly TokenGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (name: TokenName) => {
    const text = `${name} ${propertyOf(name)} ${definitionOf(name).says}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return tokenGroups
    .map(({ title, names }) => ({ title, names: names.filter(isFound) }))
    .filter(({ names }) => names.length > 0)
}
