import { parseColor } from './color/parseColor.ts'
import { parseTheme } from './values/parseTheme.ts'
import type { Theme, ThemeTokens } from './theme.ts'
import type { TokenKind } from './tokens/tokenKinds.ts'
import { definitionOf, tokenNames, type TokenName } from './tokens/tokens.ts'
import { splitAtCommas } from './values/parseFill.ts'
import { parseFonts } from './values/parseFonts.ts'

/** A token in the Design Tokens format (DTCG 2025.10). */
export interface DesignToken {
  readonly $type: string
  readonly $value: unknown
  readonly $description: string
  readonly $extensions?: Readonly<Record<string, unknown>> | undefined
}

/** The tokens of a mode. Its extension `causeway.css` holds the values that the format can't express, as CSS by token. */
export type DesignTokenGroup = Readonly<Partial<Record<TokenName, DesignToken>>> & {
  readonly $extensions?: { readonly 'causeway.css': Readonly<Partial<Record<TokenName, string>>> } | undefined
}

/** A group of tokens for each mode of a theme. */
export type DesignTokens = Readonly<Record<string, DesignTokenGroup>>

/** The extension that keeps CSS: a token's own, and for a whole group the values that the format can't express. */
const extension = 'causeway.css'

const types: Readonly<Partial<Record<TokenKind, string>>> = {
  color: 'color',
  veil: 'color',
  fill: 'color',
  length: 'dimension',
  duration: 'duration',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  number: 'number',
  shadow: 'shadow',
  border: 'border',
  padding: 'dimension',
}

/**
 * Writes a theme in the Design Tokens format, for design tools: a group `light` and a group `dark` with the tokens that the theme sets.
 * Values that the format can't express are not tokens but CSS in the group's `$extensions`, under `causeway.css`: gradients, borders and
 * shadows that are `none`, the case of text, paddings of two lengths, lengths in units other than `px` and `rem`, and fonts named by a
 * custom property.
 *
 * @example
 * const tokens = JSON.stringify(themeToJson(createTheme({ accent: '#ffe600' })), undefined, 2)
 */
export function themeToJson(theme: Theme): DesignTokens {
  const { light, dark } = parseTheme(theme, 'themeToJson')
  return {
    ...(light && { light: groupOf(light) }),
    ...(dark && { dark: groupOf(dark) }),
  }
}

function groupOf(values: ThemeTokens): DesignTokenGroup {
  const tokens: Partial<Record<TokenName, DesignToken>> = {}
  const onlyCss: Partial<Record<TokenName, string>> = {}
  for (const name of tokenNames) {
    const css = values[name]
    if (css === undefined) continue
    const { kind, says } = definitionOf(name)
    const $type = types[kind]
    const $value = toValue(kind, css)
    if ($value === undefined || $type === undefined) onlyCss[name] = css
    else tokens[name] = { $type, $value, $description: says, $extensions: { [extension]: css } }
  }
  return Object.keys(onlyCss).length === 0 ? tokens : { ...tokens, $extensions: { [extension]: onlyCss } }
}

function toValue(kind: TokenKind, css: string): unknown {
  if (kind === 'color' || kind === 'veil' || kind === 'fill') return toColorValue(css)
  if (kind === 'fontFamily') {
    const names = (parseFonts(css) ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]))
    return names.length > 0 ? names : undefined
  }
  if (kind === 'fontWeight' || kind === 'number') return Number(css)
  if (kind === 'length' || kind === 'duration' || kind === 'padding') return toDimension(css)
  if (kind === 'border') {
    const [, width = '', style, paint = ''] = /^(\S+) (\S+) (.+)$/.exec(css) ?? []
    const [dimension, color] = [toDimension(width), toColorValue(paint)]
    return dimension && color ? { width: dimension, style, color } : undefined
  }
  if (kind === 'shadow') {
    const shadows = splitAtCommas(css).map(toShadow)
    if (shadows.includes(undefined)) return undefined
    return shadows.length === 1 ? shadows[0] : shadows
  }
  return undefined
}

function toShadow(css: string) {
  const [, inset, lengths = '', paint = ''] = /^(inset )?(.+?) ((?:#|rgb).+)$/.exec(css) ?? []
  const [offsetX, offsetY, blur, spread] = `${lengths} 0 0`.split(' ').map(toDimension)
  const color = toColorValue(paint)
  if (!offsetX || !offsetY || !blur || !spread || !color) return undefined
  return { color, offsetX, offsetY, blur, spread, ...(inset && { inset: true }) }
}

function toDimension(css: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(css === '0' ? '0px' : css) ?? []
  return value === undefined ? undefined : { value: Number(value), unit }
}

function toColorValue(css: string) {
  const color = parseColor(css)
  if (!color) return undefined
  const round = (channel: number) => Math.round(channel * 10_000) / 10_000
  const { red, green, blue, alpha } = color
  return { colorSpace: 'srgb', components: [red, green, blue].map(round), alpha: round(alpha) }
}
