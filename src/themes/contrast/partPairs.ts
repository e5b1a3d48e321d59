import type { ThemeTokens } from '../theme.ts'
import { partToken, themedPartNames, themedParts, type ThemedPart } from '../tokens/partTokens.ts'
import type { TokenName } from '../tokens/tokens.ts'

interface PartPair {
  readonly token: TokenName
  readonly on: TokenName
  readonly least: 4.5
}

/**
 * Text and ground of the main parts for which a theme sets one of the two; the other is the part's usual one. Other text on a
 * part keeps its color, whatever ground a theme sets.
 */
export function partPairs(values: ThemeTokens): readonly PartPair[] {
  return themedPartNames.flatMap((part) => {
    const [text, ground] = [partToken(part, 'color'), partToken(part, 'background')]
    const { color, background, others = [] }: ThemedPart = themedParts[part]
    if (values[text] === undefined && values[ground] === undefined) return []
    const token = values[text] === undefined ? color : text
    if (values[ground] === undefined) return [{ token, on: background, least: 4.5 }]
    return [token, ...others].map((name): PartPair => ({ token: name, on: ground, least: 4.5 }))
  })
}
