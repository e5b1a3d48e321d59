/** Default colors of a light widget. */
export const baseColors = {
  accent: '#0a7a6a',
  danger: '#d3342b',
  warning: '#9a5b00',
  success: '#1a7f45',
} as const

/**
 * The lightness of the accent in its soft area: mixed with a dark background, a darker one couldn't be seen, and text in the accent couldn't
 * be read on a lighter one.
 */
export const softLightness = { least: 0.65, most: 0.7 } as const

/**
 * How much of a color is mixed with the background, in percent. `muted`, `surface`, `border` and `inputBorder` take it of the
 * foreground, `accentHover` takes it of the accent and mixes away from the text on it, and soft areas take it of the color in their name.
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
