/**
 * Themes without React: made of as little as one color, checked for contrast, written as a style sheet.
 *
 * @module
 */
export { ThemeContrastError } from '../errors/theme.ts'
export { InvalidArgumentError } from '../errors/argument.ts'
export { assertThemeContrast, checkThemeContrast } from '../themes/contrast/checkThemeContrast.ts'
export type { ContrastProblem } from '../themes/contrast/checkThemeContrast.ts'
export { createTheme } from '../themes/createTheme.ts'
export type { CreateThemeParameters } from '../themes/createTheme.ts'
export type { Theme, ThemeMode, ThemeTokens, TokenValues } from '../themes/theme.ts'
export { themeToCss } from '../themes/themeToCss.ts'
export type { ThemeToCssOptions } from '../themes/themeToCss.ts'
export { themeToJson } from '../themes/themeToJson.ts'
export type { DesignToken, DesignTokenGroup, DesignTokens } from '../themes/themeToJson.ts'
export type { PartProperty, PartTokenName, ThemedPartName } from '../themes/tokens/partTokens.ts'
export type { TokenDefinition, TokenKind } from '../themes/tokens/tokenKinds.ts'
export { tokenDefinitions } from '../themes/tokens/tokens.ts'
export type { TokenName } from '../themes/tokens/tokens.ts'
export { bankTheme } from '../themes/presets/bank.ts'
export { brutalistTheme } from '../themes/presets/brutalist.ts'
export { contrastTheme } from '../themes/presets/contrast.ts'
export { darkTheme } from '../themes/presets/dark.ts'
export { lightTheme } from '../themes/presets/light.ts'
export { neonTheme } from '../themes/presets/neon.ts'
export { softTheme } from '../themes/presets/soft.ts'
