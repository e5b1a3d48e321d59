import { checkObject } from '../errors/checks/checkObject.ts'
import { InvalidArgumentError } from '../errors/argument.ts'
import { completeColors } from './completeColors.ts'
import { parseFill } from './values/parseFill.ts'
import { parseTokens } from './values/parseTokens.ts'
import { minContrast } from './color/contrast.ts'
import { black, white } from './color/color.ts'
import { parseTheme } from './values/parseTheme.ts'
import type { Theme, ThemeMode, TokenValues } from './theme.ts'

/** Tokens of a theme, and those that differ between light and dark. */
export interface CreateThemeParameters extends TokenValues {
  /** A theme to start from; derived colors are computed again. @default the look without a theme */
  extends?: Theme | undefined
  /**
   * The modes of the theme.
   *
   * @default the modes of the theme that it extends, else both; if one `background` is set for both modes, only the mode that this color
   *   suits
   */
  mode?: ThemeMode | 'both' | undefined
  /** Tokens for light mode only. @default nothing */
  light?: TokenValues | undefined
  /** Tokens for dark mode only. @default nothing */
  dark?: TokenValues | undefined
}

/**
 * Creates a theme from as little as one color. Every value is checked. Missing colors are derived from the given ones so that text is
 * readable: `on` colors are black or white, and links and states keep their hue, at a lightness with a contrast of 4.5:1. Given colors stay
 * unchanged: `checkThemeContrast` lists those that can't be read.
 *
 * @throws `InvalidArgumentError` naming the token whose value is invalid.
 *
 * @example
 * const theme = createTheme({ accent: '#ffe600', radius: '0px', dark: { background: '#0b0b0f' } })
 */
export function createTheme(parameters: CreateThemeParameters = {}): Theme {
  checkObject(parameters, 'createTheme')
  const { extends: extended, mode, light, dark, ...shared } = parameters
  if (mode != null && !['light', 'dark', 'both'].includes(mode)) {
    const rule = "it must be 'light', 'dark' or 'both'"
    throw new InvalidArgumentError({ caller: 'createTheme', argument: 'mode', rule })
  }
  const base = extended && parseTheme(extended, 'createTheme', 'extends')
  const common = parseTokens(shared, 'createTheme')
  const own = {
    light: { ...base?.own.light, ...common, ...parseTokens(light, 'createTheme', 'light') },
    dark: { ...base?.own.dark, ...common, ...parseTokens(dark, 'createTheme', 'dark') },
  }
  const has = (name: ThemeMode) => {
    const chosen = mode ?? modeOf(common.background)
    return chosen === undefined ? !base || base[name] !== undefined : chosen === name || chosen === 'both'
  }
  return {
    light: has('light') ? completeColors('light', own.light) : undefined,
    dark: has('dark') ? completeColors('dark', own.dark) : undefined,
    own,
  }
}

/** The mode that a background suits: dark if white text is more readable on it. */
function modeOf(background: string | undefined): ThemeMode | undefined {
  if (background === undefined) return undefined
  const { colors = [] } = parseFill(background) ?? {}
  return minContrast(black, colors) > minContrast(white, colors) ? 'light' : 'dark'
}
