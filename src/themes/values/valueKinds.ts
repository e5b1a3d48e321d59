import { formatColor } from '../color/color.ts'
import { parseColor } from '../color/parseColor.ts'
import type { TokenKind } from '../tokens/tokenKinds.ts'
import { parseFill, splitAtCommas } from './parseFill.ts'
import { parseFonts } from './parseFonts.ts'

/** How values of a kind are parsed. `parse` returns CSS written from the parsed value, or undefined if it is invalid. */
interface ValueKind {
  parse(text: string): string | undefined
  /** The rule that values must follow, in words. */
  readonly rule: string
}

const length = String.raw`(?:0|(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(?:px|rem|em|ch|vw|cqi))`
const signedLength = `-?${length}`

const anyLength = new RegExp(`^${length}$`)
const shadowLengths = new RegExp(
  `^(inset )?${signedLength} ${signedLength}(?: ${length})?(?: ${signedLength})?$`,
)

/** Allowed values of `text-transform`. */
export const textCases = ['none', 'uppercase', 'lowercase', 'capitalize'] as const

export const valueKinds: Readonly<Record<TokenKind, ValueKind>> = {
  color: {
    parse: (text) => {
      const color = parseColor(text)
      return color?.alpha === 1 ? formatColor(color) : undefined
    },
    rule: 'must be an opaque color such as #rrggbb, rgb(), hsl() or oklch()',
  },
  veil: {
    parse: (text) => {
      const color = parseColor(text)
      return color && formatColor(color)
    },
    rule: 'must be a color such as #rrggbbaa, rgb(), hsl() or oklch()',
  },
  fill: {
    parse: (text) => parseFill(text)?.css,
    rule: 'must be an opaque color, or a linear-gradient() or radial-gradient() of opaque colors',
  },
  length: {
    // A number without a unit isn't a length in `calc()`.
    parse: (text) => (anyLength.test(text) ? (text === '0' ? '0px' : text) : undefined),
    rule: 'must be a length that is not negative, in px, rem, em, ch, vw or cqi',
  },
  duration: {
    parse: (text) => (/^\d{1,5}(?:\.\d{1,3})?m?s$/.test(text) ? text : undefined),
    rule: 'must be a time, in ms or s',
  },
  fontFamily: {
    parse: (text) =>
      parseFonts(text)
        ?.map(({ css }) => css)
        .join(', '),
    rule: 'must be names of fonts or var(--name), with commas between them; quote names with more than letters and digits',
  },
  fontWeight: {
    parse: (text) => (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000 ? text : undefined),
    rule: 'must be a whole number from 1 to 1000',
  },
  number: {
    parse: (text) => (/^\d(?:\.\d{1,3})?$/.test(text) && Number(text) > 0 ? text : undefined),
    rule: 'must be a positive number below 10, without a unit',
  },
  border: { parse: parseBorder, rule: 'must be none, or a line such as 2px solid #111111' },
  padding: {
    parse: (text) => {
      const lengths = text.split(' ').map((one) => valueKinds.length.parse(one))
      return lengths.length <= 2 && lengths.every((one) => one !== undefined) ? lengths.join(' ') : undefined
    },
    rule: 'must be one length for all sides, or two: above and below, and at the sides',
  },
  shadow: { parse: parseShadow, rule: 'must be none, or shadows such as 0 8px 24px rgb(0 0 0 / 10%)' },
  textCase: {
    parse: (text) => textCases.find((one) => one === text),
    rule: 'must be none, uppercase, lowercase or capitalize',
  },
}

function parseBorder(text: string): string | undefined {
  if (text === 'none') return text
  const [, width = '', style, paint = ''] = /^(\S+) (solid|dashed|dotted|double) (.{1,60})$/.exec(text) ?? []
  const [parsed, color] = [valueKinds.length.parse(width), parseColor(paint)]
  return parsed !== undefined && color ? `${parsed} ${style} ${formatColor(color)}` : undefined
}

function parseShadow(text: string): string | undefined {
  if (text === 'none') return text
  if (text.length > 400) return undefined
  const shadows = splitAtCommas(text).map((shadow) => {
    const colorAt = shadow.search(/(?:^| )(?:#|rgba?\(|hsla?\(|oklch\(|black|white|transparent)/)
    if (colorAt < 0) return undefined
    const color = parseColor(shadow.slice(colorAt))
    const lengths = shadow.slice(0, colorAt).trim()
    return color && shadowLengths.test(lengths) ? `${lengths} ${formatColor(color)}` : undefined
  })
  return shadows.every((shadow) => shadow !== undefined) ? shadows.join(', ') : undefined
}
