import { black, formatColor, type Color } from './color/color.ts'
import { findOn, findPole, findReadable } from './color/findReadable.ts'
import { fromOklch, mixColors, toOklch } from './color/oklab.ts'
import { parseColor } from './color/parseColor.ts'
import { contrastPairs, type ReadName } from './contrast/contrastPairs.ts'
import type { ThemeMode, ThemeTokens } from './theme.ts'
import { baseColors, shares, softLightness } from './tokens/baseColors.ts'
import type { ColorName } from './tokens/colorTokens.ts'
import { partToken, themedPartNames, themedParts } from './tokens/partTokens.ts'
import { colorsOf } from './values/parseFill.ts'

/** Colors of each mode that a theme doesn't set. */
const defaultColors = {
  light: {
    background: '#ffffff',
    foreground: '#111a19',
    backdrop: 'rgb(8 16 15 / 0.45)',
    ...baseColors,
  },
  dark: {
    ...baseColors,
    background: '#131918',
    foreground: '#eef4f2',
    backdrop: 'rgb(0 0 0 / 0.62)',
    danger: '#ff7468',
    warning: '#f2ab45',
    success: '#43cf86',
  },
} as const

/** Adds every missing color. Each is derived from earlier ones. */
export function completeColors(mode: ThemeMode, given: ThemeTokens): ThemeTokens {
  const values: Partial<Record<ColorName, string>> = {}
  const set = (name: ColorName, make: () => string | Color): Color => {
    const made = given[name] ?? make()
    values[name] = typeof made === 'string' ? made : formatColor(made)
    return colorsOf(values[name])[0] ?? black
  }
  /** Sets the color nearest to a wanted one that is readable wherever the widgets use it. */
  const setReadable = (name: ReadName, wanted: Color) => {
    const { on, least } = contrastPairs[name]
    const grounds = on.flatMap((ground) => colorsOf(values[ground]))
    return set(name, () => findReadable(wanted, grounds, least))
  }

  const start = defaultColors[mode]
  const background = set('background', () => start.background)
  const wanted = parseColor(start.foreground) ?? black
  // Grays are mixed from it, so it needs more contrast than text does.
  const foreground = set('foreground', () => findReadable(wanted, [background], 12))
  set('backdrop', () => start.backdrop)
  set('cardBackground', () => values.background ?? background)
  set('dialogBackground', () => values.background ?? background)
  set('inputBackground', () => values.background ?? background)
  // Areas in other colors keep contrast to this pole, so text that is readable on the background is readable on them, too, even if the
  // background is neither light nor dark.
  const pole = findPole(background)
  const mix = (color: Color, name: keyof typeof shares) => mixColors(color, shares[name] / 100, background)
  const setArea = (name: keyof typeof shares & ColorName, color: Color) =>
    set(name, () => findReadable(mix(color, name), [pole], 4.5))
  setArea('surface', foreground)
  // Transparent: the surface's own color is enough, except in a theme for people with low vision.
  set('surfaceBorder', () => 'rgb(0 0 0 / 0)')
  // Logos in token lists are made for white pages.
  set('logoBackground', () => '#ffffff')
  set('border', () => mix(foreground, 'border'))
  for (const name of ['surfaceOn', 'cardOn', 'dialogOn', 'inputOn'] as const) setReadable(name, foreground)

  const accent = set('accent', () => start.accent)
  const accentOn = set('accentOn', () => findOn(accent))
  // Mixed away from the color of the text on it, so the text's contrast grows.
  const away = findOn(accentOn)
  set('accentHover', () => mixColors(accent, shares.accentHover / 100, away))
  const states = {
    danger: setReadable('danger', parseColor(start.danger) ?? black),
    warning: setReadable('warning', parseColor(start.warning) ?? black),
    success: setReadable('success', parseColor(start.success) ?? black),
    info: set('info', () => accent),
  }
  set('dangerOn', () => findOn(states.danger))
  set('warningOn', () => findOn(states.warning))
  set('successOn', () => findOn(states.success))
  const { lightness, ...hue } = toOklch(accent)
  setArea(
    'accentSoft',
    fromOklch({ ...hue, lightness: Math.min(Math.max(lightness, softLightness.least), softLightness.most) }),
  )
  setArea('dangerSoft', states.danger)
  setArea('warningSoft', states.warning)
  setArea('infoSoft', states.info)

  const link = setReadable('link', accent)
  setReadable('dangerText', states.danger)
  setReadable('warningText', states.warning)
  setReadable('successText', states.success)
  setReadable('infoText', states.info)
  setReadable('muted', mix(foreground, 'muted'))
  setReadable('inputBorder', mix(foreground, 'inputBorder'))
  setReadable('focus', link)
  return { ...given, ...values, ...readableParts(given, values) }
}

/** Text colors of the parts whose background a theme sets: the part's usual color, or the nearest one that is readable there. */
function readableParts(given: ThemeTokens, values: ThemeTokens): ThemeTokens {
  const entries = themedPartNames.flatMap((part) => {
    const grounds = colorsOf(given[partToken(part, 'background')])
    const [usual] = colorsOf(values[themedParts[part].color])
    const name = partToken(part, 'color')
    if (grounds.length === 0 || given[name] !== undefined || !usual) return []
    return [[name, formatColor(findReadable(usual, grounds, 4.5))] as const]
  })
  return Object.fromEntries(entries)
}
