import { black, clamp, toShown, white, type Color } from './color.ts'
import { fromOklch } from './oklab.ts'

/** Maximum length of a color, in characters, about twice that of any color in practice. */
const maxLength = 80

/**
 * Reads a color as CSS writes it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()`, `oklch()`, with commas or spaces, or `white`, `black`,
 * `transparent`. Returns undefined for anything else, including other names and functions.
 */
export function parseColor(text: string): Color | undefined {
  const plain = text.trim().toLowerCase()
  if (plain.length > maxLength) return undefined
  if (Object.hasOwn(names, plain)) return names[plain]
  if (plain.startsWith('#')) return parseHex(plain.slice(1))
  const [, kind, first = '', second = '', third = '', alphaText = '1'] = readCall(plain) ?? []
  if (kind === undefined) return undefined
  const alpha = parseNumber(alphaText, 1)
  const color = readers[kind as keyof typeof readers](first, second, third)
  if (!color || alpha === undefined) return undefined
  return toShown([color.red, color.green, color.blue], alpha)
}

const space = String.raw`[ \t\n\r\f]`
const number = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`
const angle = `${number}(?:deg)?`

/** The notations of CSS. The older one has commas, and either numbers or percentages. */
const writings = [
  write('oklch', spaced([`${number}%?`, `${number}%?`, angle])),
  write('rgba?', spaced([`${number}%?`, `${number}%?`, `${number}%?`])),
  write('hsla?', spaced([angle, `${number}%?`, `${number}%?`])),
  write('rgba?', listed([number, number, number])),
  write('rgba?', listed([`${number}%`, `${number}%`, `${number}%`])),
  write('hsla?', listed([angle, `${number}%`, `${number}%`])),
]

function write(name: string, inside: string): RegExp {
  return new RegExp(`^(${name})\\(${space}*${inside}${space}*\\)$`)
}

function spaced(parts: readonly string[]): string {
  return `${parts.map((part) => `(${part})`).join(`${space}+`)}(?:${space}*/${space}*(${number}%?))?`
}

function listed(parts: readonly string[]): string {
  const comma = `${space}*,${space}*`
  return `${parts.map((part) => `(${part})`).join(comma)}(?:${comma}(${number}%?))?`
}

/** The function's name and arguments. */
function readCall(text: string): (string | undefined)[] | undefined {
  for (const writing of writings) {
    const [, name, ...parts] = writing.exec(text) ?? []
    if (name !== undefined) return [text, name.replace(/a$/, ''), ...parts]
  }
  return undefined
}

const names: Readonly<Record<string, Color>> = {
  white,
  black,
  transparent: { ...black, alpha: 0 },
}

const readers = {
  rgb: (first: string, second: string, third: string) => {
    const [red, green, blue] = [first, second, third].map((text) => parseNumber(text, 255))
    if (red === undefined || green === undefined || blue === undefined) return undefined
    return { red: red / 255, green: green / 255, blue: blue / 255 }
  },
  hsl: (first: string, second: string, third: string) => {
    const hue = parseAngle(first)
    const [saturation, lightness] = [second, third].map((text) => parseNumber(text, 100))
    if (hue === undefined || saturation === undefined || lightness === undefined) return undefined
    return fromHsl(hue, clamp(saturation / 100), clamp(lightness / 100))
  },
  oklch: (first: string, second: string, third: string) => {
    const [lightness, chroma, hue] = [parseNumber(first, 1), parseNumber(second, 0.4), parseAngle(third)]
    if (lightness === undefined || chroma === undefined || hue === undefined) return undefined
    return fromOklch({ lightness: clamp(lightness), chroma: clamp(chroma), hue })
  },
}

function parseHex(digits: string): Color | undefined {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined
  const size = digits.length < 6 ? 1 : 2
  const channel = (index: number) => {
    const part = digits.slice(index * size, (index + 1) * size)
    return part === '' ? 1 : Number.parseInt(size === 1 ? part + part : part, 16) / 255
  }
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) }
}

/** A number, or a percentage of `full`. */
function parseNumber(text: string, full: number): number | undefined {
  const [, digits, percent] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%?)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  return percent ? (Number(digits) / 100) * full : Number(digits)
}

function parseAngle(text: string): number | undefined {
  return parseNumber(text.replace(/deg$/, ''), 360)
}

/** The conversion of CSS Color 4. */
function fromHsl(hue: number, saturation: number, lightness: number): Omit<Color, 'alpha'> {
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}
