/** What a token holds: which values it takes, how they are checked, and what an editor offers for it. */
export type TokenKind =
  /** One opaque colour. */
  | 'color'
  /** One colour that may let through what is under it. */
  | 'veil'
  /** One opaque colour, or a gradient of such. */
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
  /** Width, style and colour of a line, or none. */
  | 'border'
  /** One length for all sides, or two: above and below, and at the sides. */
  | 'padding'
  /** Whether letters become large. */
  | 'textCase'

export interface TokenDefinition {
  readonly kind: TokenKind
  /**
   * What holds when neither the page nor a theme sets it, as CSS; others are named by their private twins, `--_<name>`. Missing of
   * a part's own token: the part looks then as all the others want it.
   */
  readonly initial?: string | undefined
  /** Shrinks where a widget stands close (`density`). @default false */
  readonly isDense?: boolean | undefined
  /** What it changes, for whoever designs. */
  readonly says: string
}
