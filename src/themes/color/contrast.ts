import type { Color } from './color.ts'
import { toLinear } from './oklab.ts'

/** Contrast of two opaque colors by WCAG 2.2, from 1 to 21. */
export function contrastOf(first: Color, second: Color): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The lowest contrast of a color with any of the backgrounds. */
export function minContrast(color: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(color, ground)))
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminanceOf({ red, green, blue }: Color): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}
