import type { ThemeTokens } from '../theme.ts'
import { partToken, themedPartNames, themedParts } from '../tokens/partTokens.ts'
import type { TokenName } from '../tokens/tokens.ts'

interface PartPair {
  readonly token: TokenName
  readonly on: TokenName
  readonly least: 4.5
}

/** Text and ground of the main parts for which a theme sets one of the two; the other is the part's usual one. */
export function partPairs(values: ThemeTokens): readonly PartPair[] {
  return themedPartNames.flatMap((part) => {
    const [text, ground] = [partToken(part, 'color'), partToken(part, 'background')]
    if (values[text] === undefined && values[ground] === undefined) return []
    const { color, background } = themedParts[part]
    const token = values[text] === undefined ? color : text
    return [{ token, on: values[ground] === undefined ? background : ground, least: 4.5 }]
  })
}
