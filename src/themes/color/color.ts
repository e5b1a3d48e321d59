/** An sRGB color as a screen shows it: each channel from 0 to 1, in steps of 1/255, and its opacity. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  /** From 0, transparent, to 1, opaque. */
  readonly alpha: number
}

export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
export const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 }

/** The nearest color that a screen can show. */
export function toShown([red, green, blue]: readonly [number, number, number], alpha = 1): Color {
  const nearest = (channel: number) => Math.round(clamp(channel) * 255) / 255
  return { red: nearest(red), green: nearest(green), blue: nearest(blue), alpha: clamp(alpha) }
}

/** Writes a color as CSS: `#rrggbb`, or `rgb()` if it isn't opaque. */
export function formatColor({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map((channel) => Math.round(channel * 255))
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${Math.round(alpha * 1000) / 1000})`
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Limits a channel to the gamut. */
export function clamp(value: number, most = 1): number {
  return Math.min(Math.max(value, 0), most)
}
