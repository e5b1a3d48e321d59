/** Default colors of a light widget. */
export const baseColors = {
  accent: '#0a7a6a',
  danger: '#d3342b',
  warning: '#9a5b00',
  success: '#1a7f45',
} as const

/**
 * Limits of the accent's lightness in soft areas: mixed with a dark background, a darker accent would be invisible, and on a lighter one
 * text in the accent color would be unreadable.
 */
export const softLightness = { least: 0.65, most: 0.7 } as const

/**
 * The share of a color that is mixed with the background, in percent. For `muted`, `surface`, `border` and `inputBorder` it is the
 * foreground; for soft areas, the color in their name. `accentHover` instead mixes the accent with black or white, whichever contrasts with
 * the text on it.
 */
export const shares = {
  muted: 68,
  surface: 5,
  border: 12,
  inputBorder: 55,
  accentHover: 88,
  accentSoft: 18,
  dangerSoft: 9,
  warningSoft: 11,
  infoSoft: 12,
} as const
