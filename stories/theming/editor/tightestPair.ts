import type { Theme, ThemeMode } from '@causeway/react/themes'
import { minContrast } from '../../../src/themes/color/contrast.ts'
import { contrastPairs, type ReadName } from '../../../src/themes/contrast/contrastPairs.ts'
import { propertyOf } from '../../../src/themes/tokens/tokens.ts'
import { colorsOf } from '../../../src/themes/values/parseFill.ts'
import { parseTheme } from '../../../src/themes/values/parseTheme.ts'

/** The pair of colors that comes closest to what it needs, as a sentence; undefined for a mode that the theme doesn't have. */
export function tightestPair(theme: Theme, mode: ThemeMode): string | undefined {
  const values = parseTheme(theme, 'tightestPair')[mode]
  if (!values) return undefined
  const pairs = (Object.keys(contrastPairs) as ReadName[]).flatMap((token) => {
    const { least, on } = contrastPairs[token]
    return on.flatMap((ground) => {
      const [color] = colorsOf(values[token])
      const colors = colorsOf(values[ground])
      return color && colors.length > 0 ? [{ token, ground, least, ratio: minContrast(color, colors) }] : []
    })
  })
  const [first] = pairs.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
  if (!first) return undefined
  const { token, ground, least, ratio } = first
  // Rounded down, as the check does.
  return `${propertyOf(token)} on ${propertyOf(ground)}, ${Math.floor(ratio * 100) / 100}:1 of ${least}:1`
}
