/** Colours of a light widget for which neither a theme nor the page says anything. */
export const baseColors = {
  accent: '#0a7a6a',
  danger: '#d3342b',
  warning: '#9a5b00',
  success: '#1a7f45',
} as const

/**
 * How much of a colour is mixed with the ground that it stands on, in percent: `muted`, `surface`, `border` and `inputBorder`
 * of the foreground, `accentHover` of the accent with the text's, the soft areas of the colours that they are named after.
 */
export const shares = {
  muted: 68,
  surface: 5,
  border: 12,
  inputBorder: 55,
  accentHover: 88,
  accentSoft: 12,
  dangerSoft: 9,
  warningSoft: 11,
  infoSoft: 12,
} as const
