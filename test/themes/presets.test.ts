import { describe, expect, it } from 'vitest'
import * as entry from '@causeway/react/themes'
import { black } from '../../src/themes/color/color.ts'
import { contrastOf } from '../../src/themes/color/contrast.ts'
import { parseColor } from '../../src/themes/color/parseColor.ts'
import { contrastPairs } from '../../src/themes/contrast/contrastPairs.ts'
import { colorTokens, computedTokens } from '../../src/themes/tokens/colorTokens.ts'
import { readSources } from '../support/runner/readSources.ts'

const presets = Object.entries(entry).flatMap(([name, value]) =>
  name.endsWith('Theme') && name !== 'createTheme' ? [[name, value as entry.Theme] as const] : [],
)
const modes = presets.flatMap(([name, theme]) =>
  (['light', 'dark'] as const).flatMap((mode) => {
    const values = theme[mode]
    return values ? [[name, mode, values] as const] : []
  }),
)

it('default: exports every preset', () => {
  const files = Object.keys(readSources('src/themes/presets'))
  expect(presets.length).toBe(files.length)
  expect(modes.length).toBeGreaterThan(9)
})

describe.each(presets)('%s', (_name, theme) => {
  it('behavior: can be read everywhere', () => {
    expect(entry.checkThemeContrast(theme)).toEqual([])
    expect(() => entry.assertThemeContrast(theme)).not.toThrow()
  })
})

it.each(modes)(
  'behavior: sets every color in %s in %s mode, and checks the contrast of each text color',
  (_name, _mode, values) => {
    expect(values).toMatchObject(
      Object.fromEntries(
        Object.keys({ ...colorTokens, ...computedTokens }).map((name) => [name, expect.any(String)]),
      ),
    )
    const read = Object.keys(values).filter((name) =>
      /On$|Text$|^(muted|link|foreground|focus|inputBorder)$/.test(name),
    )
    expect(read.toSorted()).toEqual(
      Object.keys(contrastPairs)
        .filter((name) => !['danger', 'warning', 'success'].includes(name))
        .toSorted(),
    )
  },
)

it.each([
  ['high contrast', 'light', entry.contrastTheme],
  ['high contrast', 'dark', entry.contrastTheme],
  ['black lines', 'light', entry.brutalistTheme],
  ['black lines', 'dark', entry.brutalistTheme],
] as const)(
  'behavior: draws an edge around buttons and areas in the preset of %s in %s mode',
  (_name, mode, theme) => {
    const { surfaceBorder = '', background = '', surface = '', accentSoft = '' } = theme[mode] ?? {}
    const edge = parseColor(surfaceBorder)
    expect(edge?.alpha).toBe(1)
    for (const ground of [background, surface, accentSoft].map(parseColor)) {
      expect(edge && ground && contrastOf(edge, ground)).toBeGreaterThanOrEqual(3)
    }
    // No other preset draws it unless it wants to.
    expect(entry.lightTheme.light?.surfaceBorder).toBe('rgb(0 0 0 / 0)')
  },
)

it.each(modes)('behavior: shows a black picture of a token in %s in %s mode', (_name, _mode, values) => {
  const ground = parseColor(values.logoBackground ?? '')
  expect(ground && contrastOf(ground, black)).toBeGreaterThanOrEqual(3)
})

it.each(['light', 'dark'] as const)(
  'behavior: has 7:1 for text in the preset of high contrast in %s mode',
  (mode) => {
    const values = entry.contrastTheme[mode] ?? {}
    for (const [token, { least, on }] of Object.entries(contrastPairs)) {
      if (least !== 4.5) continue
      for (const ground of on) {
        const [text, area] = [values[token as entry.TokenName], values[ground]].map((value) =>
          parseColor(value ?? ''),
        )
        if (text && area) expect(contrastOf(text, area), `${token} on ${ground}`).toBeGreaterThanOrEqual(7)
      }
    }
  },
)
