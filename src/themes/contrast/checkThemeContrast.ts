import { minContrast } from '../color/contrast.ts'
import { parseTheme } from '../values/parseTheme.ts'
import type { Theme, ThemeMode } from '../theme.ts'
import { propertyOf, type TokenName } from '../tokens/tokens.ts'
import { colorsOf } from '../values/parseFill.ts'
import { contrastPairs, type ReadName } from './contrastPairs.ts'
import { partPairs } from './partPairs.ts'
import { ThemeContrastError } from '../../errors/theme.ts'

/** Two colors of a theme, one on top of the other, without enough contrast. */
export interface ContrastProblem {
  readonly mode: ThemeMode
  /** The token in the foreground. */
  readonly token: TokenName
  /** The token behind it. */
  readonly on: TokenName
  /** Their contrast, rounded down to hundredths; on a gradient, the lowest one. */
  readonly ratio: number
  /** The contrast that they need. */
  readonly least: number
  /** The problem as a sentence. */
  readonly message: string
}

/**
 * Lists the colors of a theme that can't be read where the widgets use them, by WCAG 2.2 AA. Empty for every preset, and for
 * every theme whose colors were all left to `createTheme`.
 */
export function checkThemeContrast(theme: Theme): readonly ContrastProblem[] {
  return problemsOf(theme, 'checkThemeContrast')
}

function problemsOf(theme: Theme, caller: string): readonly ContrastProblem[] {
  const read = parseTheme(theme, caller)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const values = read[mode]
    if (!values) return []
    return [...generalPairs(), ...partPairs(values)].flatMap(({ token, on, least }): ContrastProblem[] => {
      const [color] = colorsOf(values[token])
      const colors = colorsOf(values[on])
      if (!color || colors.length === 0) return []
      // Rounded down: 4.499 is not enough.
      const ratio = Math.floor(minContrast(color, colors) * 100) / 100
      if (ratio >= least) return []
      const message = `In ${mode} mode, ${propertyOf(token)} (${values[token]}) on ${propertyOf(on)} (${values[on]}) has a contrast of ${ratio}:1 and needs ${least}:1.`
      return [{ mode, token, on, ratio, least, message }]
    })
  })
}

function generalPairs() {
  return (Object.keys(contrastPairs) as ReadName[]).flatMap((token) => {
    const { least, on } = contrastPairs[token]
    return on.map((ground) => ({ token, on: ground, least }))
  })
}

/**
 * Passes if all text and icons of a theme have enough contrast by WCAG 2.2 AA. Meant for your own tests.
 *
 * @throws `ThemeContrastError` naming each pair with its ratio.
 *
 * @example
 * assertThemeContrast(createTheme({ accent: '#ffe600' }))
 */
export function assertThemeContrast(theme: Theme): void {
  const problems = problemsOf(theme, 'assertThemeContrast')
  if (problems.length > 0) throw new ThemeContrastError({ problems })
}
