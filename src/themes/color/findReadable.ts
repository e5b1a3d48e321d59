import { black, white, type Color } from './color.ts'
import { contrastOf, minContrast } from './contrast.ts'
import { fromOklch, toOklch } from './oklab.ts'

/** How finely lightness is searched. */
const step = 0.005

/**
 * The color nearest to a wanted one, of its hue, that is read on all of these grounds. Where none is, the one with the most
 * contrast.
 *
 * @param contrast The least that is wanted: 4.5 for text, 3 for drawings and edges.
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

/** White where text in it is read, which looks clearer on a strong color than black does; else black, which then has 4.66:1. */
export function findOn(ground: Color): Color {
  return contrastOf(white, ground) >= 4.5 ? white : black
}

/** Black or white, whichever has more contrast: at least 4.58:1. */
export function findPole(ground: Color): Color {
  return contrastOf(white, ground) >= contrastOf(black, ground) ? white : black
}
