/** The kind of a token’s value: it decides which values are valid and what an editor offers. */
export type TokenKind =
  /** One opaque color. */
  | 'color'
  /** One color, which may be transparent. */
  | 'veil'
  /** One opaque color, or a gradient of opaque colors. */
  | 'fill'
  /** A length that is not negative. */
  | 'length'
  | 'duration'
  | 'fontFamily'
  /** From 1 to 1000. */
  | 'fontWeight'
  /** A positive number without a unit. */
  | 'number'
  | 'shadow'
  /** Width, style and color of a line, or none. */
  | 'border'
  /** One length for all sides, or two: vertical, then horizontal. */
  | 'padding'
  /** Which letters of a text are capitalized. */
  | 'textCase'

export interface TokenDefinition {
  readonly kind: TokenKind
  /**
   * The CSS value that applies when neither the page nor a theme sets the token. It refers to other tokens by their private properties,
   * `--_cw-<name>`. Undefined for the token of a part, which then follows the other tokens.
   */
  readonly initial?: string | undefined
  /** Whether it shrinks at a compact `density`. @default false */
  readonly isDense?: boolean | undefined
  /** What it changes, in the guide and the theme editor. */
  readonly says: string
}
