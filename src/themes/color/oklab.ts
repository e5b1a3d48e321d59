import { clamp, toShown, type Color } from './color.ts'

/** A color in OKLCH, a perceptual color space: equal steps of lightness look equal. https://bottosson.github.io/posts/oklab */
interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number
  /** From 0, gray, to about 0.37. */
  readonly chroma: number
  /** In degrees. */
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Converts a channel of sRGB to linear light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

function toOklab({ red, green, blue }: Color): Triple {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** Converts to channels of sRGB, which may lie outside its gamut. */
function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

export function toOklch(color: Color): Oklch {
  const [lightness, a, b] = toOklab(color)
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** The color of this lightness and hue, with its chroma reduced to what sRGB can show. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Color {
  const [cosine, sine] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)]
  const at = (amount: number) => fromOklab([clamp(lightness), amount * cosine, amount * sine])
  let [low, high] = [0, chroma]
  if (isShown(at(chroma))) low = chroma
  else
    // A binary search: 20 rounds are more precise than any screen.
    for (let round = 0; round < 20; round++) {
      const middle = (low + high) / 2
      if (isShown(at(middle))) low = middle
      else high = middle
    }
  return toShown(at(low))
}

/** Mixes as `color-mix(in oklab, first <share>, second)` does. @param share Share of the first color, from 0 to 1. */
export function mixColors(first: Color, share: number, second: Color): Color {
  const [one, other] = [toOklab(first), toOklab(second)]
  const at = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share)
  return toShown(fromOklab([at(0), at(1), at(2)]))
}

function isShown(channels: Triple): boolean {
  return channels.every((channel) => channel > -0.0001 && channel < 1.0001)
}
