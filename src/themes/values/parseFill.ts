import { formatColor, toShown, type Color } from '../color/color.ts'
import { parseColor } from '../color/parseColor.ts'

/** The fill of an area: one color or a gradient. */
interface Fill {
  /** As CSS. */
  readonly css: string
  /** The colors that text on it must contrast with: for a gradient, its stops and 15 colors between each two. */
  readonly colors: readonly Color[]
}

const directions = {
  linear:
    /^(-?\d{1,3}(\.\d+)?deg|to (left|right|top|bottom|(left|right) (top|bottom)|(top|bottom) (left|right)))$/,
  radial: /^(circle|ellipse)$/,
}
const place = /^\d{1,3}(\.\d+)?%$/

/** Reads an opaque color or a gradient of such: `linear-gradient(135deg, #fff, #eef 60%)`. Undefined for anything else. */
export function parseFill(text: string): Fill | undefined {
  const plain = text.trim()
  const color = parseColor(plain)
  if (color) return color.alpha === 1 ? { css: formatColor(color), colors: [color] } : undefined
  const [, kind, inside] = /^(linear|radial)-gradient\((.{1,400})\)$/.exec(plain) ?? []
  if (kind === undefined || inside === undefined) return undefined
  const [first = '', ...rest] = splitAtCommas(inside)
  const hasDirection = directions[kind as keyof typeof directions].test(first)
  const stops = (hasDirection ? rest : [first, ...rest]).map(parseStop)
  const shown = stops.filter((stop) => stop !== undefined)
  if (shown.length < 2 || shown.length < stops.length) return undefined
  const parts = [...(hasDirection ? [first] : []), ...shown.map(({ css }) => css)]
  return {
    css: `${kind}-gradient(${parts.join(', ')})`,
    colors: painted(shown.map(({ color: stop }) => stop)),
  }
}

/** The colors of a fill; empty if the value is neither an opaque color nor a gradient of opaque colors. */
export function colorsOf(value: string | undefined): readonly Color[] {
  return parseFill(value ?? '')?.colors ?? []
}

/**
 * The colors of a gradient: its stops, and 15 colors between each two, since those may be darker or lighter than both (between red and
 * green there is a dark brown).
 */
function painted(stops: readonly Color[]): Color[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (!next) return [stop]
    const between = Array.from({ length: 15 }, (_, step) => mixShown(stop, next, (step + 1) / 16))
    return [stop, ...between]
  })
}

/** Mixes two colors as CSS gradients do, by the channels of sRGB. */
function mixShown(from: Color, to: Color, share: number): Color {
  const mix = (one: number, other: number) => one + (other - one) * share
  return toShown([mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue)])
}

function parseStop(text: string): { css: string; color: Color } | undefined {
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  const hasPlace = words.length > 1 && place.test(last)
  const color = parseColor((hasPlace ? words.slice(0, -1) : words).join(' '))
  if (color?.alpha !== 1) return undefined
  return { color, css: hasPlace ? `${formatColor(color)} ${last}` : formatColor(color) }
}

/** Splits at commas outside brackets. */
export function splitAtCommas(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim())
}
