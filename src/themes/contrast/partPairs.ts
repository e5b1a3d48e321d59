import type { ThemeTokens } from '../theme.ts'
import { partToken, themedPartNames, themedParts, type ThemedPart } from '../tokens/partTokens.ts'
import type { TokenName } from '../tokens/tokens.ts'

interface PartPair {
  readonly token: TokenName
  readonly on: TokenName
  readonly least: 4.5
}

/**
 * Text and background of the main parts for which a theme sets at least one of the two. The other is the part's usual color. Secondary text
 * on a part keeps its color even if the theme sets the part's background.
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
