import { black, white, type Color } from './color.ts'
import { contrastOf, minContrast } from './contrast.ts'
import { fromOklch, toOklch } from './oklab.ts'

/** Step of the search for a lightness. */
const step = 0.005

/**
 * The color nearest to a wanted one, of the same hue, that is readable on all of these backgrounds. If there is none, the color with the
 * most contrast.
 *
 * @param contrast The minimum: 4.5 for text, 3 for drawings and edges.
 */
export function findReadable(wanted: Color, grounds: readonly Color[], contrast: number): Color {
  let best = wanted
  const { lightness, chroma, hue } = toOklch(wanted)
  for (let distance = 0; distance <= 1; distance += step) {
    if (minContrast(best, grounds) >= contrast) return best
    for (const nearby of [Math.max(lightness - distance, 0), Math.min(lightness + distance, 1)]) {
      const color = fromOklch({ lightness: nearby, chroma, hue })
      if (minContrast(color, grounds) > minContrast(best, grounds)) best = color
    }
  }
  return best
}

/**
 * White if white text is readable on the background, since it looks clearer on a strong color than black does. Otherwise black, which then
 * has at least 4.66:1.
 */
export function findOn(ground: Color): Color {
  return contrastOf(white, ground) >= 4.5 ? white : black
}

/** Black or white, whichever has more contrast: at least 4.58:1. */
export function findPole(ground: Color): Color {
  return contrastOf(white, ground) >= contrastOf(black, ground) ? white : black
}
