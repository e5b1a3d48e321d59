import type { TokenName } from './tokens/tokens.ts'

/** Values of tokens as CSS. Lengths, weights and the like are strings, too: `'8px'`, `'600'`. */
export type TokenValues = { readonly [name in TokenName]?: string | undefined }

export type ThemeMode = 'light' | 'dark'

/** The values that a theme sets: one for each color, and other tokens where they differ from the default. */
export type ThemeTokens = Readonly<Partial<Record<TokenName, string>>>

/** The values of each mode. */
interface Modes {
  readonly light: ThemeTokens
  readonly dark: ThemeTokens
}

/** Tokens for light mode, dark mode or both, created by `createTheme`. Plain data that you can store, send and compare. */
export interface Theme {
  /** Missing if the theme is dark only. */
  readonly light?: ThemeTokens | undefined
  /** Missing if the theme is light only. */
  readonly dark?: ThemeTokens | undefined
  /** The values that were set, without derived ones: a theme that extends this one starts here. */
  readonly own: Modes
}
